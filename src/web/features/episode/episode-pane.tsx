import { useQuery } from '@tanstack/react-query';
import { episodeQuery } from '../../lib/queries.ts';

/** The episode beside the form. */
export function EpisodePane({ episodeId }: { episodeId: string }) {
  const episode = useQuery(episodeQuery(episodeId));
  return <h2 className="text-[26px]">{episode.data?.title}</h2>;
}
