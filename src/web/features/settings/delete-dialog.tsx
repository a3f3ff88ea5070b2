import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { compact } from '../../../kernel/compact.ts';
import { Button } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { cleanPassword } from '../../lib/account/auth.ts';
import { forgetPerson } from '../../lib/account/forget-person.ts';
import type { SessionView } from '../../lib/account/security.ts';
import { call, errorSentence } from '../../lib/api/api.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { asksForReauthentication } from './use-reauthentication.tsx';

/** What is typed where there is no address. */
const WORD = 'DELETE';

interface Props {
  session: SessionView;
  onClose: () => void;
}

/** The address typed out, and the password where there is one: nobody does that by mistake. */
export function DeleteDialog({ session, onClose }: Props) {
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const expected = session.user.email ?? WORD;
  const work = useMutation({
    mutationFn: () =>
      call('deleteAccount', {
        body: compact({
          confirm: expected,
          password: session.hasPassword ? cleanPassword(password) : undefined,
        }),
      }),
    onSuccess() {
      forgetPerson();
      // A new page, so that nothing of theirs stays in memory.
      window.location.replace('/');
    },
  });
  const isWhole =
    typed.trim().toLowerCase() === expected.toLowerCase() &&
    (!session.hasPassword || cleanPassword(password) !== '');

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isWhole && !work.isPending) work.mutate();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete your account"
      description="This cannot be undone. Download your data first if you want to keep it."
      initialFocus={field}
      actions={
        <>
          <Button onClick={onClose}>Keep the account</Button>
          <Button look="primary" type="submit" form={form} disabled={!isWhole || work.isPending}>
            {work.isPending ? 'Deleting' : 'Delete for good'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
        {asksForReauthentication(work.error) ? (
          <SignInAgain session={session} />
        ) : (
          work.isError && <Notice kind="error">{errorSentence(work.error)}</Notice>
        )}
        <TextField
          ref={field}
          label={`Type ${expected} to confirm`}
          showLabel
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {session.hasPassword && (
          <PasswordField
            label="Your password"
            showLabel
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}
