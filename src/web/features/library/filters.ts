import { compact } from '../../../kernel/compact.ts';
import { SHOW_FORMATS } from '../../../kernel/rules/show-formats.ts';
import { formatName } from '../../lib/wording/episode-formats.ts';
import type { EpisodeFilters } from '../../lib/workspace/workspace-queries.ts';

export const STATUSES = [
  { value: '', label: 'Any state' },
  { value: 'done', label: 'Finished' },
  { value: 'running', label: 'Being made' },
  { value: 'queued', label: 'Waiting' },
  { value: 'failed', label: 'Failed' },
  { value: 'cancelled', label: 'Cancelled' },
] as const;

export const FORMATS = [
  { value: '', label: 'Any format' },
  ...SHOW_FORMATS.map((value) => ({ value, label: formatName(value) })),
];

export const SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'title', label: 'By title' },
  { value: 'longest', label: 'Longest first' },
] as const;

/** Words of titles are cut where the server would refuse them. */
export const MOST_WORDS = 200;

/** What the address asks for; what it says that is no choice counts as not said. */
export function parseEpisodeFilters(params: URLSearchParams): EpisodeFilters {
  const q = (params.get('q') ?? '').trim().slice(0, MOST_WORDS);
  const status = among(STATUSES, params.get('status'));
  const format = among(FORMATS, params.get('format'));
  const sort = among(SORTS, params.get('sort'));
  return compact({
    q: q || undefined,
    status: (status || undefined) as EpisodeFilters['status'],
    format: (format || undefined) as EpisodeFilters['format'],
    sort: sort && sort !== 'newest' ? (sort as EpisodeFilters['sort']) : undefined,
  });
}

/** The same as an address: only what differs from the usual stands in it. */
export function toFilterParams(filters: EpisodeFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of ['q', 'status', 'format', 'sort'] as const) {
    const value = filters[name];
    if (value && !(name === 'sort' && value === 'newest')) params.set(name, value);
  }
  return params;
}

/** Whether anything but the order was asked for. */
export function isNarrowed({ q, status, format }: EpisodeFilters): boolean {
  return Boolean(q || status || format);
}

function among(options: readonly { value: string }[], value: string | null): string | undefined {
  return options.find((option) => option.value === value)?.value;
}
