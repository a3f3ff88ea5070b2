import { useMutation } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { MailHint } from '../../components/page/mail-hint.tsx';
import { undoEmailChange } from '../../lib/account/auth.ts';
import { useSecurity } from '../../lib/account/security.ts';
import { errorSentence } from '../../lib/api/api.ts';
import { AuthFrame } from './auth-frame.tsx';

/** Where the link leads that an address was sent when an account left it: nothing happens without the button. */
export function UndoEmailPage({ token }: { token: string }) {
  const { refresh } = useSecurity();
  const undo = useMutation({
    mutationFn: () => undoEmailChange(token),
    onSuccess: () => refresh(),
  });
  if (undo.isSuccess)
    return (
      <AuthFrame>
        <h1 className="text-4xl">Your address is back</h1>
        <div role="status" className="flex flex-col gap-4">
          <p className="text-ink-2">
            The account belongs to <span className="font-medium text-ink">{undo.data.email}</span> again, and
            everybody was signed out. A message with a link to choose a new password was sent there.
          </p>
          <MailHint />
        </div>
        <ButtonLink to="/auth" size="big" replace reloadDocument>
          Go to the sign-in page
        </ButtonLink>
      </AuthFrame>
    );
  return (
    <AuthFrame>
      <h1 className="text-4xl">Bring your old address back?</h1>
      <p className="text-ink-2">
        The account gets its old email address back, everybody is signed out, and what was changed since in
        how one signs in is undone: the password, ways to sign in that were added, the second factor. You
        choose a new password after it.
      </p>
      {undo.isError && <Notice kind="error">{errorSentence(undo.error)}</Notice>}
      <Button look="primary" size="big" disabled={undo.isPending} onClick={() => undo.mutate()}>
        {undo.isPending ? 'Bringing it back' : 'Bring the old address back'}
      </Button>
    </AuthFrame>
  );
}
