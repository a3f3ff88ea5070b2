import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextField } from '../../components/text-field.tsx';
import { sentenceOf } from '../../lib/api.ts';
import { episodesQuery } from '../../lib/queries.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useTitle } from '../../lib/use-title.ts';
import { EpisodeRow } from './episode-row.tsx';
import { useTakenAway } from './taken-away.ts';

/** Every episode of the organization, newest first. */
export default function LibraryPage() {
  useTitle('Library');
  const [search, setSearch] = useState('');
  const q = useDebounced(search.trim(), 250);
  const list = useInfiniteQuery({ ...episodesQuery(q), placeholderData: keepPreviousData });
  const takenAway = useTakenAway();
  const episodes = list.data?.pages.flatMap((page) => page.episodes) ?? [];
  const shown = episodes.filter(({ id }) => !takenAway.has(id));
  const empty = list.isSuccess && shown.length === 0;
  return (
    <div className="max-w-4xl px-5 py-6 wide:px-10 wide:py-9">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Library</h1>
        {!(empty && q === '') && (
          <ButtonLink to="/create">
            <Icon name="plus" />
            New episode
          </ButtonLink>
        )}
      </div>
      {!(empty && q === '') && (
        <div className="mb-5 max-w-sm">
          <TextField
            label="Search the titles"
            type="search"
            placeholder="Search the titles"
            maxLength={200}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      )}
      {list.isPending && <LoadingRows />}
      {list.isError && (
        <Notice kind="error" actions={<Button onClick={() => void list.refetch()}>Try again</Button>}>
          {sentenceOf(list.error)}
        </Notice>
      )}
      {empty && (q === '' ? <EmptyLibrary /> : <Notice kind="empty">No title has these words.</Notice>)}
      {shown.length > 0 && (
        <List>
          {shown.map((episode) => (
            <EpisodeRow key={episode.id} episode={episode} />
          ))}
        </List>
      )}
      {list.hasNextPage && (
        <Button className="mt-5" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {list.isFetchingNextPage ? 'Loading more' : 'Show more'}
        </Button>
      )}
    </div>
  );
}

function List({ children }: { children: ReactNode }) {
  return <ul className="border-t border-line">{children}</ul>;
}

function EmptyLibrary() {
  return (
    <div className="flex flex-col items-start gap-4 border-t border-line pt-8">
      <p className="max-w-[46ch] font-serif text-xl text-ink-2">
        Nothing here yet. What you make stays in this list, with its script, its sound and its sources.
      </p>
      <ButtonLink to="/create" look="primary" size="big">
        Make an episode
      </ButtonLink>
    </div>
  );
}

function LoadingRows() {
  return (
    <div role="status" className="border-t border-line">
      <span className="sr-only">Loading the episodes</span>
      {[64, 48, 56].map((width) => (
        <div key={width} className="flex h-[72px] items-center border-b border-line">
          <span className="h-4 animate-pulse rounded-sm bg-line" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  );
}
