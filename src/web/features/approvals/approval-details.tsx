import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Disclosure } from '../../components/elements/disclosure.tsx';
import { Spinner } from '../../components/elements/spinner.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { type Approval, approvalQuery } from '../../lib/workspace/workspace-queries.ts';
import { ChangeList } from './change-list.tsx';
import { HistoryList } from './history-list.tsx';
import { TurnComments } from './turn-comments.tsx';

/** What changed since a request was answered or made, and everything that was decided of it. */
export function ApprovalDetails({ approval, isOpen }: { approval: Approval; isOpen: boolean }) {
  const [open, setOpen] = useState(isOpen);
  const query = useQuery({ ...approvalQuery(approval.id), enabled: open });
  return (
    <div className="mt-3">
      <Disclosure
        title={approval.outdated ? 'What changed, comments and history' : 'Comments and history'}
        isOpen={open}
        onToggle={setOpen}
      >
        <QueryState query={query} name="The request" loading={<Spinner />}>
          {({ changes, moreChanges, history }) => (
            <div className="flex flex-col gap-4 pt-2">
              {changes.length > 0 && (
                <ChangeList changes={changes} more={moreChanges} episodeId={approval.episode.id} />
              )}
              <TurnComments episodeId={approval.episode.id} />
              <HistoryList entries={history} />
            </div>
          )}
        </QueryState>
      </Disclosure>
    </div>
  );
}
