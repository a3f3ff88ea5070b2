import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/elements/button.tsx';
import { Icon } from '../../components/elements/icon.tsx';
import type { SessionView } from '../../lib/account/security.ts';
import { call, errorSentence } from '../../lib/api/api.ts';
import { saveText } from '../../lib/browser/save-text.ts';
import { showToast } from '../../lib/toast-store.ts';
import { Block } from './block.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { useReauthentication } from './use-reauthentication.tsx';

export function PrivacySection({ session }: { session: SessionView }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const { run, dialog } = useReauthentication(session);
  const save = useMutation({
    mutationFn: () => run(() => call('exportAccount')),
    onSuccess: (data) =>
      saveText('afterword-my-data.json', JSON.stringify(data, null, 2), 'application/json'),
    onError: (error) => showToast('Error', { description: errorSentence(error), bad: true }),
  });
  return (
    <>
      <Block
        title="Your data"
        lead="Everything this server keeps about you, as one JSON file: profile, memberships, what you made, what was done with your account."
      >
        <Button className="self-start" disabled={save.isPending} onClick={() => save.mutate()}>
          <Icon name="download" />
          {save.isPending ? 'Collecting' : 'Download my data'}
        </Button>
        {dialog}
      </Block>
      <Block
        title="Delete the account"
        lead="Your account goes for good, and with it your workspace and every organization of yours in which nobody else works. What you made elsewhere stays there."
      >
        <Button className="self-start text-bad" onClick={() => setIsDeleting(true)}>
          <Icon name="trash" />
          Delete my account
        </Button>
        {isDeleting && <DeleteDialog session={session} onClose={() => setIsDeleting(false)} />}
      </Block>
    </>
  );
}
