import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { slugOf } from '../../../kernel/rules/slug.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { showToast } from '../../components/toast-store.ts';
import { call, sentenceOf } from '../../lib/api.ts';
import { useSecurity } from '../../lib/security.ts';

const MOST = 120;

/** Its name, and the address that follows from it, as one types. */
export function FoundDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  const [name, setName] = useState('');
  const found = useFounding(onClose);
  const slug = slugOf(name);
  const wrong = found.isError ? sentenceOf(found.error) : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Found an organization"
      description="You become its owner. Its name can be changed later."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form} disabled={name.trim() === '' || found.isPending}>
            Found it
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (name.trim() !== '') found.mutate(name.trim());
        }}
      >
        <TextField
          label="Organization name"
          showLabel
          autoComplete="organization"
          maxLength={MOST}
          value={name}
          error={wrong}
          onChange={(event) => setName(event.target.value)}
        />
        <p className="mt-3 text-[13px] text-ink-3" aria-live="polite">
          {slug ? (
            <>
              Its short name will be <span className="font-mono text-ink">{slug}</span>, or one like it.
            </>
          ) : (
            'Its short name follows from the name.'
          )}
        </p>
      </form>
    </Dialog>
  );
}

/** Everything on the page is the new organization's afterwards. */
function useFounding(onDone: () => void) {
  const client = useQueryClient();
  const { refresh } = useSecurity();
  return useMutation({
    mutationFn: (name: string) => call('createOrganization', { body: { name } }),
    async onSuccess({ name }) {
      await refresh();
      void client.invalidateQueries();
      showToast(`${name} is founded.`, { description: 'You are its owner, and work in it now.' });
      onDone();
    },
  });
}
