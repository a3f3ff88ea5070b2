import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyPage } from '../../components/empty-page.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { QueryState } from '../../components/query-state.tsx';
import { Section } from '../../components/section.tsx';
import { SkeletonRows } from '../../components/skeleton.tsx';
import { usePageMeta } from '../../lib/page-meta.ts';
import { useSecurity } from '../../lib/security.ts';
import { type Approval, approvalsQuery } from '../../lib/workspace-queries.ts';
import { ApprovalRow } from './approval-row.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { sortApprovals } from './sorted.ts';

/** Requests for approval: those to answer first, then one's own, then what was answered. */
export default function ApprovalsPage() {
  usePageMeta({
    title: 'Approvals',
    description: 'Episodes that wait for an answer, and those that have one.',
  });
  const approvals = useQuery(approvalsQuery);
  return (
    <PageFrame
      title="Approvals"
      lead="Who may approve hears an episode and answers; the answer stays with it."
    >
      <QueryState
        query={approvals}
        name="The requests"
        loading={<SkeletonRows label="Loading the requests for approval" />}
      >
        {(data) => (data.approvals.length === 0 ? <NoRequests /> : <Requests approvals={data.approvals} />)}
      </QueryState>
    </PageFrame>
  );
}

function Requests({ approvals }: { approvals: readonly Approval[] }) {
  const { session } = useSecurity();
  const [deciding, setDeciding] = useState<{ approval: Approval; approved: boolean }>();
  const { toDecide, yours, others, history } = sortApprovals(approvals, session?.user.id ?? '');
  const groups = [
    { title: 'Waiting for your answer', rows: toDecide },
    { title: 'You asked for', rows: yours },
    { title: 'Waiting for others', rows: others },
    { title: 'Answered', rows: history },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <div className="flex flex-col gap-10">
      {groups.map(({ title, rows }) => (
        <Section key={title} title={title} actions={<Count value={rows.length} />}>
          <ul className="border-t border-line">
            {rows.map((approval) => (
              <ApprovalRow
                key={approval.id}
                approval={approval}
                onDecide={(approved) => setDeciding({ approval, approved })}
              />
            ))}
          </ul>
        </Section>
      ))}
      {deciding && <DecisionDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </div>
  );
}

function Count({ value }: { value: number }) {
  return (
    <span className="mono rounded-full border border-line bg-sheet px-2 py-0.5">
      {value}
      <span className="sr-only"> {value === 1 ? 'request' : 'requests'}</span>
    </span>
  );
}

function NoRequests() {
  return (
    <EmptyPage action="Open the library" to="/library">
      No approval was asked for yet. "Ask for approval" stands in the menu of each finished episode in the
      library.
    </EmptyPage>
  );
}
