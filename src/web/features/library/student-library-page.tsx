import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { usePageMeta } from '../../lib/page-meta.ts';
import { EpisodeCard } from './episode-card.tsx';
import { EpisodeList, useEpisodes } from './episode-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useFilters } from './use-filters.ts';

/** The same episodes as cards, for who comes to listen. */
export default function StudentLibraryPage() {
  usePageMeta({ title: 'My Library', description: 'Your notes as conversations, ready to listen to.' });
  const { filters, search, setSearch, change, clear } = useFilters();
  const episodes = useEpisodes(filters);
  return (
    <PageFrame
      title="My Library"
      actions={
        !episodes.isEmpty && (
          <ButtonLink to="/create">
            <Icon name="plus" />
            New episode
          </ButtonLink>
        )
      }
    >
      {!episodes.isEmpty && (
        <FilterBar {...{ filters, search }} onSearch={setSearch} onChange={change} withStatus={false} />
      )}
      <EpisodeList {...{ episodes, filters }} onClear={clear} empty={<EmptyShelf />}>
        {(shown) => (
          <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-6">
            {shown.map((episode) => (
              <EpisodeCard key={episode.id} episode={episode} />
            ))}
          </ul>
        )}
      </EpisodeList>
    </PageFrame>
  );
}

function EmptyShelf() {
  return (
    <div className="flex flex-col items-start gap-4 border-t border-line pt-8">
      <p className="max-w-[46ch] font-serif text-xl text-ink-2">
        Nothing here yet. Bring the notes of one lecture, and listen to them on the way home.
      </p>
      <ButtonLink to="/create" look="primary" size="big">
        Make an episode from notes
      </ButtonLink>
    </div>
  );
}
