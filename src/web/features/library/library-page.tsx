import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { usePageMeta } from '../../lib/page-meta.ts';
import { EpisodeList, useEpisodes } from './episode-list.tsx';
import { EpisodeRow } from './episode-row.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useFilters } from './use-filters.ts';

/** Every episode of the organization. */
export default function LibraryPage() {
  usePageMeta({ title: 'Library', description: 'Every episode that was made, to hear, change and share.' });
  const { filters, search, setSearch, change, clear } = useFilters();
  const episodes = useEpisodes(filters);
  return (
    <PageFrame
      title="Library"
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
        <FilterBar filters={filters} search={search} onSearch={setSearch} onChange={change} />
      )}
      <EpisodeList {...{ episodes, filters }} onClear={clear} empty={<EmptyLibrary />}>
        {(shown) => (
          <ul className="border-t border-line">
            {shown.map((episode) => (
              <EpisodeRow key={episode.id} episode={episode} />
            ))}
          </ul>
        )}
      </EpisodeList>
    </PageFrame>
  );
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
