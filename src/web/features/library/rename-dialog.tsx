import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { call, sentenceOf } from '../../lib/api.ts';
import { keys } from '../../lib/queries.ts';

interface Props {
  episode: { id: string; title: string };
  onClose: () => void;
}

export function RenameDialog({ episode, onClose }: Props) {
  const form = useId();
  const [title, setTitle] = useState(episode.title);
  const client = useQueryClient();
  const rename = useMutation({
    mutationFn: (next: string) =>
      call('renameEpisode', { params: { episodeId: episode.id }, body: { title: next } }),
    onSuccess(renamed) {
      client.setQueryData(keys.episode(episode.id), renamed);
      void client.invalidateQueries({ queryKey: keys.episodes });
      onClose();
    },
  });

  function save(event: FormEvent) {
    event.preventDefault();
    if (title.trim() !== '') rename.mutate(title.trim());
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Rename the episode"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form} disabled={title.trim() === '' || rename.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save}>
        <TextField
          label="Title"
          showLabel
          maxLength={300}
          value={title}
          error={rename.isError ? sentenceOf(rename.error) : undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
