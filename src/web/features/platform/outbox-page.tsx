import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../components/elements/button.tsx';
import { Disclosure } from '../../components/elements/disclosure.tsx';
import { Icon } from '../../components/elements/icon.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { SkeletonRows } from '../../components/elements/skeleton.tsx';
import { More } from '../../components/page/more.tsx';
import { isNotAllowed, NotAllowed } from '../../components/page/not-allowed.tsx';
import { PageFrame } from '../../components/page/page-frame.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { useSecurity } from '../../lib/account/security.ts';
import { signInOptionsQuery } from '../../lib/account/sign-in-options.ts';
import { usePageMeta } from '../../lib/browser/page-meta.ts';
import { useMedia } from '../../lib/browser/use-media.ts';
import { MailList } from './mail-list.tsx';
import { MailPane } from './mail-pane.tsx';
import { outboxQuery } from './platform-queries.ts';

/** Emails that this server would have sent. */
export default function OutboxPage() {
  usePageMeta({
    title: 'Outbox',
    description: 'Emails this server keeps because no mail server is set up.',
  });
  const { isPlatformAdmin } = useSecurity();
  return isPlatformAdmin ? <Outbox /> : <NotAllowed />;
}

function Outbox() {
  const list = useInfiniteQuery(outboxQuery);
  const [params, setParams] = useSearchParams();
  const roomy = useMedia('(min-width: 1024px)');
  const mailId = params.get('mail') ?? undefined;
  const choose = (id: string | undefined) => setParams(id ? { mail: id } : {});
  if (isNotAllowed(list.error)) return <NotAllowed />;
  const pane = mailId && (
    <MailPane key={mailId} mailId={mailId} onBack={roomy ? undefined : () => choose(undefined)} />
  );
  if (pane && !roomy) return <PageFrame title="Outbox">{pane}</PageFrame>;
  return (
    <PageFrame
      title="Outbox"
      lead="Emails to people of this server: confirmations, new passwords, invitations."
      actions={
        <ButtonLink to="/platform-admin">
          <Icon name="back" />
          Platform Admin
        </ButtonLink>
      }
    >
      <WhyItIsHere />
      <QueryState query={list} name="The outbox" loading={<SkeletonRows label="Loading the outbox" />}>
        {({ pages }) => {
          const mails = pages.flatMap((page) => page.mails);
          if (mails.length === 0) return <Notice kind="empty">No email has been written yet.</Notice>;
          return (
            <div className="grid items-start gap-x-8 lg:grid-cols-[minmax(0,320px)_minmax(0,1fr)]">
              <div>
                <MailList mails={mails} chosen={mailId} onChoose={choose} />
                <More list={list} />
              </div>
              {roomy && (pane || <p className="pt-4 text-ink-3">Choose an email to read it here.</p>)}
            </div>
          );
        }}
      </QueryState>
    </PageFrame>
  );
}

/** Why emails stay here, and what sends them. */
function WhyItIsHere() {
  const options = useQuery(signInOptionsQuery);
  if (options.data?.mail === 'smtp')
    return (
      <Notice kind="note" className="mb-6">
        A mail server is set up, so emails go out by it and are not kept here. What stands below is from
        before.
      </Notice>
    );
  return (
    <div className="mb-6 max-w-3xl">
      <p className="mb-3 max-w-[62ch] text-ink-2">
        No mail server is set up, so emails are kept here for you to read. Pass their links on to whom they
        are for: each opens a door, and each reading is written to the audit log.
      </p>
      <Disclosure title="Send mail instead">
        <p className="mb-2 max-w-[62ch] text-ink-2">Set these two and start the server again:</p>
        <pre className="overflow-x-auto rounded-md border border-line bg-sheet px-4 py-3 font-mono text-[13px]">
          {
            'AFTERWORD_SMTP_URL=smtp://user:password@mail.example.org:587\nAFTERWORD_MAIL_FROM=afterword@example.org'
          }
        </pre>
      </Disclosure>
    </div>
  );
}
