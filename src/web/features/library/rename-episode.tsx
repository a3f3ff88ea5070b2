import { useQueryClient } from '@tanstack/react-query';
import { RenameDialog } from '../../components/overlays/rename-dialog.tsx';
import { call } from '../../lib/api/api.ts';
import { keys } from '../../lib/api/queries.ts';

interface Props {
  episode: { id: string; title: string };
  onClose: () => void;
}

export function RenameEpisode({ episode: { id, title }, onClose }: Props) {
  const client = useQueryClient();
  async function save(next: string) {
    const renamed = await call('renameEpisode', { params: { episodeId: id }, body: { title: next } });
    client.setQueryData(keys.episode(id), renamed);
    void client.invalidateQueries({ queryKey: keys.episodes });
  }
  return (
    <RenameDialog
      title="Rename the episode"
      label="Title"
      name={title}
      maxLength={300}
      onSave={save}
      onClose={onClose}
    />
  );
}
