import type { Track } from '../../lib/sound/now-playing.ts';
import { FORMAT_NAMES } from '../../lib/wording/episode-formats.ts';
import type { EpisodeSummary } from '../../lib/workspace/workspace-queries.ts';

export function trackOf({ id, title, format, coverUrl }: EpisodeSummary): Track {
  return { kind: 'own', id, title, detail: FORMAT_NAMES[format], coverUrl };
}
