import { FORMAT_NAMES } from '../../lib/episode-formats.ts';
import type { Track } from '../../lib/now-playing.ts';
import type { EpisodeSummary } from '../../lib/workspace-queries.ts';

export function trackOf({ id, title, format, coverUrl }: EpisodeSummary): Track {
  return { kind: 'own', id, title, detail: FORMAT_NAMES[format], coverUrl };
}
