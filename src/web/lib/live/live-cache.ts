import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { compact } from '../../../kernel/compact.ts';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { keys } from '../api/queries.ts';
import type { LiveEvent } from './realtime.ts';

type Episode = CallResponse<'readEpisode'>;
type EpisodePage = CallResponse<'listEpisodes'>;
type Summary = CallResponse<'readSummary'>;

/** What is asked for again when one of these was told. */
const ALSO: Partial<Record<LiveEvent['kind'], QueryKey[]>> = {
  'profile.changed': [keys.session],
  'team.changed': [['team'], ['organization']],
  'approval.changed': [keys.approvals, keys.summary],
};

/**
 * Brings the query cache in line with an event: progress is written into what is there, all else is
 * asked for again.
 */
export function createLiveCache(client: QueryClient): {
  apply(event: LiveEvent): void;
  /** Everything that is shown may be old. */
  refreshAll(): void;
} {
  const running = new Map<string, Promise<void>>();
  const again = new Set<string>();

  /** One request at a time for a key, and one more when it changed meanwhile: a burst of events must not starve it. */
  function refresh(queryKey: QueryKey, exact = false): void {
    const name = JSON.stringify([queryKey, exact]);
    if (running.has(name)) {
      again.add(name);
      return;
    }
    const done = client.invalidateQueries({ queryKey, exact }).finally(() => {
      running.delete(name);
      if (again.delete(name)) refresh(queryKey, exact);
    });
    running.set(name, done);
  }

  function progress({ subjectId, data }: LiveEvent): void {
    const fresh = data as Pick<Episode, 'stages' | 'overall' | 'etaSeconds'> | undefined;
    if (!fresh) return;
    client.setQueryData<Episode>(keys.episode(subjectId), (old) => (old ? patched(old, fresh) : old));
    client.setQueriesData<InfiniteData<EpisodePage>>({ queryKey: keys.episodes }, (old) =>
      old ? { ...old, pages: old.pages.map((page) => withProgress(page, subjectId, fresh)) } : old,
    );
    client.setQueryData<Summary>(keys.summary, (old) =>
      old ? { ...old, running: old.running.map((each) => advanced(each, subjectId, fresh)) } : old,
    );
  }

  return {
    apply(event) {
      const { kind, subjectId } = event;
      if (kind === 'episode.progress') progress(event);
      else if (kind === 'episode.segment') refresh(keys.timeline(subjectId), true);
      else if (kind === 'source.changed') refresh(keys.source(subjectId));
      else if (kind === 'episode.changed') {
        refresh(keys.episode(subjectId));
        for (const key of [keys.episodes, keys.summary, keys.discover]) refresh(key);
      } else for (const key of ALSO[kind] ?? []) refresh(key);
    },
    refreshAll() {
      refresh(['episode']);
      refresh(['episodes']);
      refresh(['source']);
      refresh(['notifications']);
      for (const key of Object.values(ALSO).flat()) refresh(key);
    },
  };
}

/** Nothing goes backwards: a progress event may overtake the answer of a request that is older. */
function patched(old: Episode, fresh: Pick<Episode, 'stages' | 'overall' | 'etaSeconds'>): Episode {
  if (old.status !== 'running' && old.status !== 'queued') return old;
  const { etaSeconds: _, ...rest } = old;
  return { ...rest, status: 'running', ...fresh };
}

interface Progress {
  overall: number;
  etaSeconds?: number | undefined;
}

type EpisodeSummary = EpisodePage['episodes'][number];

function withProgress(page: EpisodePage, id: string, fresh: Progress): EpisodePage {
  return { ...page, episodes: page.episodes.map((episode) => advanced(episode, id, fresh)) };
}

/** An episode of a list, further on when it is the one and is being made. */
function advanced(episode: EpisodeSummary, id: string, { overall, etaSeconds }: Progress): EpisodeSummary {
  if (episode.id !== id || (episode.status !== 'running' && episode.status !== 'queued')) return episode;
  const { etaSeconds: _, ...rest } = episode;
  return compact({
    ...rest,
    status: 'running',
    overall,
    etaSeconds,
  });
}
