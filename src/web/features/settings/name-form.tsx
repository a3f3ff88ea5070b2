import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/elements/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { profileQuery } from '../../lib/account/profile-query.ts';
import { type SessionView, useSecurity } from '../../lib/account/security.ts';
import { call, errorSentence } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toast-store.ts';
import { Block } from './block.tsx';

export function NameForm({ session }: { session: SessionView }) {
  const [name, setName] = useState(session.user.name);
  const { refresh } = useSecurity();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (full_name: string) => call('updateProfile', { body: { full_name } }),
    async onSuccess(profile) {
      client.setQueryData(profileQuery.queryKey, profile);
      await refresh();
      showToast('Your name is changed');
    },
  });
  const next = name.trim();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (next !== '' && next !== session.user.name && !save.isPending) save.mutate(next);
  }

  return (
    <Block title="Name" lead="As the people you work with see you.">
      <form onSubmit={onSubmit} className="flex max-w-md flex-col items-start gap-3">
        <div className="w-full">
          <TextField
            label="Full name"
            showLabel
            autoComplete="name"
            maxLength={120}
            value={name}
            error={save.isError ? errorSentence(save.error) : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Button type="submit" disabled={next === '' || next === session.user.name || save.isPending}>
          Save the name
        </Button>
      </form>
    </Block>
  );
}
