import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PRIVACY_REQUESTS, PRIVACY_STATES } from '../../../../kernel/rules/public-forms.ts';
import { Button } from '../../../components/elements/button.tsx';
import { Chip } from '../../../components/elements/chip.tsx';
import { Notice } from '../../../components/elements/notice.tsx';
import { SkeletonRows } from '../../../components/elements/skeleton.tsx';
import { More } from '../../../components/page/more.tsx';
import { QueryState } from '../../../components/page/query-state.tsx';
import { type PrivacyRequest, privacyRequestsQuery } from './request-queries.ts';
import { SettleDialog } from './settle-dialog.tsx';

const SOON_MS = 7 * 86_400_000;

/** Requests of access, export, correction and deletion whose address was proven. */
export function PrivacyTab() {
  const list = useInfiniteQuery(privacyRequestsQuery);
  return (
    <>
      <QueryState query={list} name="The requests" loading={<SkeletonRows label="Loading the requests" />}>
        {({ pages }) => {
          const requests = pages.flatMap((page) => page.requests);
          if (requests.length === 0)
            return <Notice kind="empty">Nobody has asked by /privacy-requests yet.</Notice>;
          return (
            <ul aria-label="Privacy requests">
              {requests.map((request) => (
                <RequestRow key={request.id} request={request} />
              ))}
            </ul>
          );
        }}
      </QueryState>
      <More list={list} />
    </>
  );
}

function RequestRow({ request }: { request: PrivacyRequest }) {
  const { kind, state, email, name, details, dueAt, settledAt, answer } = request;
  const [outcome, setOutcome] = useState<'done' | 'refused'>();
  const isDueSoon = state === 'open' && dueAt !== undefined && Date.parse(dueAt) - Date.now() < SOON_MS;
  return (
    <li className="flex flex-col gap-3 border-t border-line py-5">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{PRIVACY_REQUESTS[kind].label}</span>
        <Chip look={isDueSoon ? 'bad' : 'plain'}>{PRIVACY_STATES[state]}</Chip>
        <span className="text-[13px] text-ink-3">
          {state === 'open' ? `to be answered by ${dayOf(dueAt)}` : `closed on ${dayOf(settledAt)}`}
        </span>
      </div>
      <p className="text-[13px] text-ink-2 wrap-anywhere">
        {email ?? 'The address was deleted with the rest.'}
        {name && `, ${name}`}
      </p>
      {details && <p className="max-w-[70ch] whitespace-pre-line wrap-anywhere">{details}</p>}
      {answer && <p className="max-w-[70ch] text-ink-2 wrap-anywhere">Answered: {answer}</p>}
      {state === 'open' && (
        <>
          <Account request={request} />
          <div className="flex flex-wrap gap-2">
            <Button size="small" look="primary" onClick={() => setOutcome('done')}>
              Do it
            </Button>
            <Button size="small" onClick={() => setOutcome('refused')}>
              Refuse
            </Button>
          </div>
        </>
      )}
      {outcome && <SettleDialog request={request} outcome={outcome} onClose={() => setOutcome(undefined)} />}
    </li>
  );
}

/** Whose address it is, and what to look at before anything is given out. */
function Account({ request: { account } }: { request: PrivacyRequest }) {
  if (!account) return <p className="text-[13px] text-ink-3">Nobody has an account with this address.</p>;
  return (
    <p className="max-w-[62ch] text-[13px] text-ink-3">
      The account of {account.name}.{' '}
      {account.twoFactor &&
        'It has a second factor, which a mailbox alone does not show: ask them to confirm from within their account. '}
      {!account.emailVerified &&
        'Its address was never verified: whoever made the account may be another person.'}
    </p>
  );
}

function dayOf(instant: string | undefined): string {
  if (instant === undefined) return 'an unknown day';
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date(instant));
}
