import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../components/elements/button.tsx';
import { Chip } from '../../components/elements/chip.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { MailHint } from '../../components/page/mail-hint.tsx';
import { ResendVerification } from '../../components/page/resend-verification.tsx';
import { changeEmail, cleanEmail } from '../../lib/account/auth.ts';
import type { SessionView } from '../../lib/account/security.ts';
import { errorSentence } from '../../lib/api/api.ts';
import { Block } from './block.tsx';
import { useReauthentication } from './use-reauthentication.tsx';

/** The address they sign in with. Another one holds once the message sent to it was opened. */
export function EmailForm({ session }: { session: SessionView }) {
  const { email } = session.user;
  const [params] = useSearchParams();
  const [typed, setTyped] = useState('');
  const { run, dialog } = useReauthentication(session);
  const change = useMutation({ mutationFn: (next: string) => run(() => changeEmail(next)) });
  const next = cleanEmail(typed);
  const isOther = next !== '' && next !== email;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isOther && !change.isPending) change.mutate(next);
  }

  return (
    <Block
      title="Email"
      lead={
        <span className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 font-medium text-ink wrap-anywhere">{email ?? 'None yet'}</span>
          {email && <Chip>{session.emailVerified ? 'Verified' : 'Not verified yet'}</Chip>}
        </span>
      }
    >
      {email && !session.emailVerified && <ResendVerification email={email} />}
      <Returned error={params.get('error')} changed={params.get('email') === 'changed'} />
      {change.isSuccess ? (
        <div role="status">
          <Notice kind="note" title="Look in the inbox">
            A message was sent to {change.variables}. Open its link in this browser within an hour: from then
            on you sign in with that address.
            <MailHint />
          </Notice>
        </div>
      ) : (
        <form onSubmit={onSubmit} noValidate className="flex max-w-md flex-col items-start gap-3">
          <div className="w-full">
            <TextField
              label="New email"
              showLabel
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              maxLength={254}
              value={typed}
              error={change.isError ? errorSentence(change.error) : undefined}
              onChange={(event) => {
                change.reset();
                setTyped(event.target.value);
              }}
            />
          </div>
          <Button type="submit" disabled={!isOther || change.isPending}>
            Change the email
          </Button>
        </form>
      )}
      {dialog}
    </Block>
  );
}

const LINK_FAULTS: Record<string, string> = {
  invalid_token: 'This link was used already or is too old. Ask for the change again.',
  invalid_user: 'This link belongs to another account than the one that is signed in here.',
};

/** What the link of the message says as it leads back here. */
function Returned({ error, changed }: { error: string | null; changed: boolean }) {
  if (error) return <Notice kind="error">{LINK_FAULTS[error] ?? LINK_FAULTS.invalid_token}</Notice>;
  if (!changed) return null;
  return (
    <div role="status">
      <Notice kind="note">The link was opened: from now on the verified address above is yours.</Notice>
    </div>
  );
}
