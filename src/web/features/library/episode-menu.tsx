import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { Menu } from '../../components/menu.tsx';
import { MenuItem, MenuLine } from '../../components/menu-items.tsx';
import { showToast } from '../../components/toast-store.ts';
import { call, sentenceOf } from '../../lib/api.ts';
import { shortened } from '../../lib/format.ts';
import { keys } from '../../lib/queries.ts';
import type { EpisodeSummary } from '../../lib/workspace-queries.ts';
import { ApprovalDialog } from './approval-dialog.tsx';
import { RenameEpisode } from './rename-episode.tsx';
import { takeAway } from './taken-away.ts';

/** What can be done with an episode. */
export function EpisodeMenu({ episode }: { episode: EpisodeSummary }) {
  const { id, title, status, publishedAt } = episode;
  const [open, setOpen] = useState<'rename' | 'approval'>();
  const publication = usePublication(id);
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu trigger={<IconButton icon="more" label={`More for ${title}`} />}>
        <MenuItem icon="pencil" onClick={() => setOpen('rename')}>
          Rename
        </MenuItem>
        {status === 'done' && (
          <>
            <MenuItem icon="check" onClick={() => setOpen('approval')}>
              Ask for approval
            </MenuItem>
            {publishedAt ? (
              <MenuItem icon="undo" onClick={() => publication.mutate({ shown: false, title })}>
                Take back from Discover
              </MenuItem>
            ) : (
              <MenuItem icon="globe" onClick={() => publication.mutate({ shown: true, title })}>
                Publish to Discover
              </MenuItem>
            )}
          </>
        )}
        <MenuLine />
        <MenuItem icon="trash" bad onClick={() => takeAway(id, title)}>
          Delete
        </MenuItem>
      </Menu>
      {open === 'rename' && <RenameEpisode episode={episode} onClose={close} />}
      {open === 'approval' && <ApprovalDialog episode={episode} onClose={close} />}
    </>
  );
}

/** Shows an episode to everybody on this server, or takes it back; either can be undone in the toast. */
function usePublication(episodeId: string) {
  const client = useQueryClient();
  const publication = useMutation({
    mutationFn: ({ shown }: { shown: boolean; title: string }) =>
      call(shown ? 'publishEpisode' : 'unpublishEpisode', { params: { episodeId } }),
    onSuccess(episode, { shown, title }) {
      client.setQueryData(keys.episode(episodeId), episode);
      for (const queryKey of [keys.episodes, keys.discover, keys.summary])
        void client.invalidateQueries({ queryKey });
      showToast(
        shown
          ? `"${shortened(title)}" is on Discover: everybody on this server can hear it.`
          : `"${shortened(title)}" is no longer on Discover.`,
        { action: { label: 'Undo', run: () => publication.mutate({ shown: !shown, title }) } },
      );
    },
    onError: (error) => showToast(sentenceOf(error), { bad: true }),
  });
  return publication;
}
