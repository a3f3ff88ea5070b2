import { useQuery } from '@tanstack/react-query';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { Notice } from '../../components/elements/notice.tsx';
import { SkeletonRows } from '../../components/elements/skeleton.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { type Approval, approvalLinkQuery, approvalQuery } from '../../lib/workspace/workspace-queries.ts';
import { ApprovalRow } from './approval-row.tsx';

type LinkState = CallResponse<'readApprovalLink'>['state'];

/** What is said of a link before anything is answered by it. */
const SAID: Record<LinkState, string | undefined> = {
  good: undefined,
  over: 'This link is over. The request is below.',
  for_another: 'This link was sent to somebody else, and decides nothing for you.',
  changed: 'The episode was changed since this link was sent: look at what changed before you answer.',
  answered: 'This request was answered meanwhile.',
};

interface Props {
  onDecide: (approval: Approval, approved: boolean, link?: string) => void;
}

/** The request that a notification leads to. */
export function SentToRequest({ id, onDecide }: Props & { id: string }) {
  const query = useQuery(approvalQuery(id));
  return (
    <QueryState query={query} name="The request" loading={<SkeletonRows label="Loading the request" />}>
      {(approval) => (
        <Section title="You were asked">
          <ul className="border-t border-line">
            <ApprovalRow approval={approval} isOpen onDecide={(approved) => onDecide(approval, approved)} />
          </ul>
        </Section>
      )}
    </QueryState>
  );
}

/** The request that the link of a mail leads to. Opening it decides nothing: the answer is given here. */
export function SentToLink({ link, onDecide }: Props & { link: string }) {
  const query = useQuery(approvalLinkQuery(link));
  return (
    <QueryState query={query} name="The link" loading={<SkeletonRows label="Loading the request" />}>
      {({ approvalId, state }) => (
        <div className="flex flex-col gap-4">
          {SAID[state] && <Notice kind="note">{SAID[state]}</Notice>}
          {approvalId && (
            <SentToRequest
              id={approvalId}
              onDecide={(approval, approved) =>
                onDecide(approval, approved, state === 'good' ? link : undefined)
              }
            />
          )}
        </div>
      )}
    </QueryState>
  );
}
