import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button.tsx';
import { showToast } from '../../components/toast-store.ts';
import { sentenceOf } from '../../lib/api.ts';
import { sendVerification } from '../../lib/auth.ts';
import { MailHint } from './mail-hint.tsx';

/** The message that verifies an address, once more. */
export function ResendVerification({ email }: { email: string }) {
  const send = useMutation({
    mutationFn: () => sendVerification(email),
    onError: (error) => showToast('Error', { description: sentenceOf(error), bad: true }),
  });
  return (
    <div className="pl-4">
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
