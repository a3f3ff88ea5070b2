import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { JumpButton } from '../../remarks/jump-button.tsx';
import { RemarkList } from '../../remarks/remark-list.tsx';
import { type Suggestion, suggestionsQuery } from '../../remarks/remark-queries.ts';
import { useStudio } from '../../studio-context.ts';
import { SuggestForm } from './suggest-form.tsx';
import { suggestedTurn } from './suggested-turn.ts';
import { SuggestionCard } from './suggestion-card.tsx';

/** Words that people or a rewriting suggest for turns. */
export function SuggestionsPane() {
  const { episodeId } = useStudio();
  const [search] = useSearchParams();
  const turnId = useSyncExternalStore(suggestedTurn.subscribe, suggestedTurn.get);
  return (
    <div className="flex flex-col gap-4">
      {turnId && <SuggestForm key={turnId} turnId={turnId} />}
      <RemarkList
        what="suggestions"
        closed="Decided"
        query={(state) => suggestionsQuery(episodeId, state)}
        remarksOf={({ suggestions }) => suggestions}
        asked={search.get('suggestion')}
        empty={{
          open: 'Nothing is suggested. Press Shorter, Simpler or Rewrite below a turn to have words suggested for it.',
          closed: 'Nothing was decided yet.',
        }}
        row={(suggestion, isAsked) => <Row key={suggestion.id} suggestion={suggestion} isAsked={isAsked} />}
      />
    </div>
  );
}

function Row({ suggestion, isAsked }: { suggestion: Suggestion; isAsked: boolean }) {
  const { status, decidedBy } = suggestion;
  const isDecided = status === 'accepted' || status === 'declined';
  return (
    <li
      className={`flex flex-col gap-2 border-b border-line py-4 first:pt-0 ${isAsked ? 'border-l-2 border-l-v4 pl-3' : ''}`}
    >
      <JumpButton turnId={suggestion.turnId} />
      <SuggestionCard suggestion={suggestion} />
      {isDecided && (
        <p className="text-[13px] text-ink-3">
          {status === 'accepted' ? 'Accepted' : 'Declined'} by {decidedBy?.name || 'somebody'}.
        </p>
      )}
    </li>
  );
}
