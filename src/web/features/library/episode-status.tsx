import { percent } from '../../lib/wording/format.ts';
import type { EpisodeSummary } from '../../lib/workspace/workspace-queries.ts';

/** Said only where it is not simply there to be heard. */
export function EpisodeStatusLine({ episode: { status, overall, error } }: { episode: EpisodeSummary }) {
  if (status === 'done') return null;
  if (status === 'queued') return <>, waiting its turn</>;
  if (status === 'running') return <>, being made, {percent(overall)}</>;
  if (status === 'cancelled') return <>, cancelled</>;
  return <span className="text-bad">. {error?.message ?? 'It could not be made.'}</span>;
}
