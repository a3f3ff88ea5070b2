import { Button, ButtonLink } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { ApiError, errorSentence } from '../../lib/api/api.ts';
import { EpisodeSkeleton } from './episode-skeleton.tsx';
import { EpisodeView } from './episode-view.tsx';
import { useEpisode } from './use-episode.ts';

/** An episode: how far it is while it is made, what it says, and its player. */
export function EpisodePane({ episodeId }: { episodeId: string }) {
  const data = useEpisode(episodeId);
  if (data.episode) return <EpisodeView key={episodeId} data={{ ...data, episode: data.episode }} />;
  if (!data.error) return <EpisodeSkeleton />;
  if (data.error instanceof ApiError && data.error.status === 404) return <NoEpisode />;
  return (
    <Notice
      kind={data.error instanceof ApiError && data.error.code === 'network' ? 'offline' : 'error'}
      title="The episode could not be loaded"
      actions={<Button onClick={data.refetch}>Try again</Button>}
    >
      {errorSentence(data.error)}
    </Notice>
  );
}

function NoEpisode() {
  return (
    <Notice
      kind="empty"
      title="There is no such episode"
      actions={<ButtonLink to="/library">Open the library</ButtonLink>}
    >
      It was deleted, or the address is not quite right.
    </Notice>
  );
}
