import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { makeAnchor } from '../../../../../kernel/remarks/anchors.ts';
import { call } from '../../../../lib/api/api.ts';
import { keys } from '../../../../lib/api/queries.ts';
import { sharedText } from '../../document/turn-view.ts';
import { RemarkList } from '../../remarks/remark-list.tsx';
import { threadsQuery } from '../../remarks/remark-queries.ts';
import { useTurnName } from '../../remarks/turn-name.ts';
import { useStudio } from '../../studio-context.ts';
import { type CommentDraft, commentDraft, setCommentDraft } from './comment-draft.ts';
import { CommentForm } from './comment-form.tsx';
import { ThreadCard } from './thread-card.tsx';

/** What people say of words of the script. */
export function CommentsPane() {
  const { episodeId } = useStudio();
  const [search] = useSearchParams();
  const draft = useSyncExternalStore(commentDraft.subscribe, commentDraft.get);
  return (
    <div className="flex flex-col gap-4">
      {draft && <NewThread draft={draft} />}
      <RemarkList
        what="comments"
        closed="Resolved"
        query={(state) => threadsQuery(episodeId, state)}
        remarksOf={({ threads }) => threads}
        asked={search.get('thread')}
        empty={{
          open: 'No open comments. Select words of a turn and press Comment below it.',
          closed: 'Nothing was resolved yet.',
        }}
        row={(thread, isAsked) => <ThreadCard key={thread.id} thread={thread} isAsked={isAsked} />}
      />
    </div>
  );
}

function NewThread({ draft }: { draft: CommentDraft }) {
  const { episodeId, document: live } = useStudio();
  const client = useQueryClient();
  const name = useTurnName(draft.turnId);
  const { turnId, quote, from, to } = draft;
  return (
    <section aria-label="New comment" className="rounded-md border border-line bg-sheet p-3">
      <p className="text-[13px] font-semibold">{name}</p>
      {quote && <p className="mt-1 mb-2 line-clamp-3 font-serif text-[15px] text-ink-2">{quote}</p>}
      <CommentForm
        label="Your comment"
        action="Comment"
        autoFocus
        onCancel={() => setCommentDraft(undefined)}
        onSend={async (body) => {
          const text = sharedText(live.doc, turnId);
          const isPart = text !== undefined && quote !== '' && to <= text.length;
          const anchor = isPart ? makeAnchor(text, from, to) : undefined;
          await call('createScriptThread', {
            params: { episodeId },
            body: { ...body, turnId, anchor, quote },
          });
          setCommentDraft(undefined);
          await client.invalidateQueries({ queryKey: keys.remarks(episodeId) });
        }}
      />
    </section>
  );
}
