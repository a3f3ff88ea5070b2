import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { slugOf } from '../../kernel/rules/slug.ts';
import { call, sentenceOf } from '../lib/api.ts';
import { useSecurity } from '../lib/security.ts';
import { Button } from './button.tsx';
import { PageFrame } from './page-frame.tsx';
import { TextField } from './text-field.tsx';
import { showToast } from './toast-store.ts';

/**
 * In the place of a page about an organization, for who works alone: founding one.
 *
 * @param title of that page
 */
export function FoundOrganization({ title }: { title: string }) {
  const { refresh } = useSecurity();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const slug = slugOf(name);
  const found = useMutation({
    mutationFn: (name: string) => call('createOrganization', { body: { name } }),
    async onSuccess(organization) {
      await refresh();
      // What is on other pages belongs to the workspace.
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
      showToast(`Founded ${organization.name}.`, { description: 'You own it. Invite who works with you.' });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '' && !found.isPending) found.mutate(name.trim());
  }

  return (
    <PageFrame
      width="text"
      title={title}
      lead="You work in a workspace of your own, which nobody else can enter. To work with others, found an organization: its members share episodes, sources and approvals."
    >
      <form onSubmit={submit} className="flex max-w-md flex-col items-start gap-4 border-t border-line pt-6">
        <div className="w-full">
          <TextField
            label="Name of the organization"
            showLabel
            required
            maxLength={120}
            autoComplete="organization"
            value={name}
            onChange={(event) => setName(event.target.value)}
            hint={slug ? `Its short name will be ${slug}, or one like it.` : undefined}
            error={found.isError ? sentenceOf(found.error) : undefined}
          />
        </div>
        <Button look="primary" type="submit" disabled={name.trim() === '' || found.isPending}>
          Found the organization
        </Button>
        <p className="text-[13px] text-ink-3">
          Your workspace stays as it is, with everything in it. You can go back to it in Settings.
        </p>
      </form>
    </PageFrame>
  );
}
