import { useMutation } from '@tanstack/react-query';
import { sendVerification } from '../../lib/account/auth.ts';
import { errorSentence } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toast-store.ts';
import { Button } from '../elements/button.tsx';
import { MailHint } from './mail-hint.tsx';

/** The message that verifies an address, once more. */
export function ResendVerification({ email }: { email: string }) {
  const send = useMutation({
    mutationFn: () => sendVerification(email),
    onError: (error) => showToast('Error', { description: errorSentence(error), bad: true }),
  });
  return (
    <div>
      {send.isSuccess ? (
        <div role="status" className="text-ink-2">
          It is on its way to {email}.
          <MailHint />
        </div>
      ) : (
        <Button size="small" disabled={send.isPending} onClick={() => send.mutate()}>
          Send the message again
        </Button>
      )}
    </div>
  );
}
