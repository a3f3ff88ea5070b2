import type { Track } from '../../lib/sound/now-playing.ts';
import { formatName } from '../../lib/wording/episode-formats.ts';
import type { EpisodeSummary } from '../../lib/workspace/workspace-queries.ts';

export function toTrack({ id, title, format, coverUrl }: EpisodeSummary): Track {
  return { kind: 'own', id, title, detail: formatName(format), coverUrl };
}
