import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CONTACT_STATES, CONTACT_TOPICS, type ContactState } from '../../../../kernel/rules/public-forms.ts';
import { Button } from '../../../components/elements/button.tsx';
import { Chip } from '../../../components/elements/chip.tsx';
import { Notice } from '../../../components/elements/notice.tsx';
import { SkeletonRows } from '../../../components/elements/skeleton.tsx';
import { ConfirmDialog } from '../../../components/overlays/confirm-dialog.tsx';
import { Ago } from '../../../components/page/ago.tsx';
import { More } from '../../../components/page/more.tsx';
import { QueryState } from '../../../components/page/query-state.tsx';
import { call } from '../../../lib/api/api.ts';
import { type ContactMessage, messagesQuery, useSettle } from './request-queries.ts';

/** What was sent by the forms of /contact. */
export function MessagesTab() {
  const list = useInfiniteQuery(messagesQuery);
  return (
    <>
      <QueryState query={list} name="The messages" loading={<SkeletonRows label="Loading the messages" />}>
        {({ pages }) => {
          const messages = pages.flatMap((page) => page.messages);
          if (messages.length === 0) return <Notice kind="empty">Nobody has written by /contact yet.</Notice>;
          return (
            <ul aria-label="Messages">
              {messages.map((message) => (
                <MessageRow key={message.id} message={message} />
              ))}
            </ul>
          );
        }}
      </QueryState>
      <More list={list} />
    </>
  );
}

function MessageRow({ message }: { message: ContactMessage }) {
  const { id, topic, name, email, organization, state, createdAt } = message;
  const [removing, setRemoving] = useState(false);
  const settle = useSettle(
    messagesQuery.queryKey,
    (body: { state: ContactState; agreedTime?: string }) =>
      call('settleContactMessage', { params: { messageId: id }, body }),
    'Saved.',
  );
  const remove = useSettle(
    messagesQuery.queryKey,
    () => call('deleteContactMessage', { params: { messageId: id } }),
    'Deleted the message.',
  );
  return (
    <li className="flex flex-col gap-3 border-t border-line py-5">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <Chip>{CONTACT_TOPICS[topic]}</Chip>
        <Chip look={state === 'new' ? 'bad' : 'plain'}>{CONTACT_STATES[state]}</Chip>
        <span className="text-[13px] text-ink-3">
          <Ago at={createdAt} />
        </span>
      </div>
      <p className="text-[13px] text-ink-2 wrap-anywhere">
        <a href={`mailto:${email}`} className="underline">
          {email}
        </a>
        {organization && `, ${organization}`}
      </p>
      {message.message && <p className="max-w-[70ch] whitespace-pre-line wrap-anywhere">{message.message}</p>}
      {topic === 'call' && (
        <ProposedTimes
          message={message}
          busy={settle.isPending}
          onAgree={(agreedTime) => settle.mutate({ state: 'answered', agreedTime })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {state !== 'answered' && (
          <Button
            size="small"
            disabled={settle.isPending}
            onClick={() => settle.mutate({ state: 'answered' })}
          >
            Mark as answered
          </Button>
        )}
        {state !== 'closed' && (
          <Button size="small" disabled={settle.isPending} onClick={() => settle.mutate({ state: 'closed' })}>
            Close
          </Button>
        )}
        <Button size="small" look="quiet" onClick={() => setRemoving(true)}>
          Delete
        </Button>
      </div>
      {removing && (
        <ConfirmDialog
          title="Delete this message?"
          action="Delete"
          onConfirm={() => remove.mutateAsync(undefined)}
          onClose={() => setRemoving(false)}
        >
          The message of {name} and their address are gone for good.
        </ConfirmDialog>
      )}
    </li>
  );
}

function ProposedTimes(props: { message: ContactMessage; busy: boolean; onAgree: (time: string) => void }) {
  const { message, busy, onAgree } = props;
  const words = (time: string) =>
    new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(time));
  return (
    <ul aria-label="Proposed times" className="flex flex-col gap-2">
      {message.proposedTimes?.map((time) => (
        <li key={time} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span>{words(time)}</span>
          {message.agreedTime === time ? (
            <Chip>Agreed on</Chip>
          ) : (
            <Button size="small" disabled={busy} onClick={() => onAgree(time)}>
              Agree on this
            </Button>
          )}
        </li>
      ))}
      <li className="text-[13px] text-ink-3">
        In your own time zone; proposed in {message.timeZone}. Agreeing mails the time with an entry for
        calendars.
      </li>
    </ul>
  );
}
