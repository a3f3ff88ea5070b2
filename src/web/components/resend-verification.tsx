import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../lib/api.ts';
import { sendVerification } from '../lib/auth.ts';
import { Button } from './button.tsx';
import { MailHint } from './mail-hint.tsx';
import { showToast } from './toast-store.ts';

/** The message that verifies an address, once more. */
export function ResendVerification({ email }: { email: string }) {
  const send = useMutation({
    mutationFn: () => sendVerification(email),
    onError: (error) => showToast('Error', { description: sentenceOf(error), bad: true }),
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
