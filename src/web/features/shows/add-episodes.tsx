import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { SkeletonRows } from '../../components/elements/skeleton.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { toThing, useRefusal } from '../../lib/account/use-refusal.ts';
import { episodesBy } from '../../lib/workspace/workspace-queries.ts';
import type { Show } from './types.ts';
import type { ShowChanges } from './use-show.ts';

interface Props {
  show: Show;
  changes: ShowChanges;
  onClose: () => void;
}

/** Puts finished episodes into a show. */
export function AddEpisodes({ show, changes, onClose }: Props) {
  const episodes = useInfiniteQuery(episodesBy({ status: 'done' }));
  const refuse = useRefusal();
  const members = new Set(show.members.map(({ episodeId }) => episodeId));
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add episodes"
      description="An episode belongs to one show at a time. Who hears it is said on its own page."
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <QueryState
        query={episodes}
        name="The episodes"
        loading={<SkeletonRows label="Loading the episodes" />}
      >
        {({ pages }) => {
          const free = pages
            .flatMap((page) => page.episodes)
            .filter((each) => !members.has(each.id) && !refuse('episode.publish', toThing(each)));
          if (free.length === 0)
            return <Notice kind="empty">No finished episode is left that you may add.</Notice>;
          return (
            <ul className="border-t border-line">
              {free.map((episode) => (
                <li key={episode.id} className="flex min-h-14 items-center gap-3 border-b border-line py-2">
                  <span className="min-w-0 grow [overflow-wrap:anywhere]">{episode.title}</span>
                  <Button
                    size="small"
                    aria-label={`Add ${episode.title}`}
                    disabled={changes.putEpisode.isPending}
                    onClick={() => changes.putEpisode.mutate({ episodeId: episode.id })}
                  >
                    Add
                  </Button>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryState>
      {episodes.hasNextPage && (
        <Button
          className="mt-4"
          disabled={episodes.isFetchingNextPage}
          onClick={() => void episodes.fetchNextPage()}
        >
          More
        </Button>
      )}
    </Dialog>
  );
}
