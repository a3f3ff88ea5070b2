import { callPath } from '../../kernel/contracts/calls.ts';
import { AppError } from '../../kernel/errors.ts';
import { findEpisode } from '../store/episodes.ts';
import type { Call } from './call.ts';

/** Of the finished show, or of what can be heard so far. */
export const readTimeline: Call<'readTimeline'> = async ({ database }, who, { params }) => {
  const db = database.db;
  const row = await findEpisode(db, who, params.episodeId);
  const renderId = row.render_id;
  if (!renderId) throw new AppError('not_found', 'Nothing of this episode can be heard yet.');
  if (row.status === 'done' && row.timeline)
    return { renderId, finished: true, durationMs: row.duration_ms ?? 0, ...row.timeline, segments: [] };
  const segments = await db
    .selectFrom('live_segments')
    .select(['position', 'start_ms', 'duration_ms', 'peaks', 'cues'])
    .where('episode_id', '=', row.id)
    .where('render_id', '=', renderId)
    .orderBy('position')
    .execute();
  const last = segments.at(-1);
  return {
    renderId,
    finished: false,
    durationMs: last ? last.start_ms + last.duration_ms : 0,
    cues: segments.flatMap(({ cues }) => cues),
    chapters: [],
    segments: segments.map(({ position, start_ms, duration_ms, peaks }) => ({
      index: position,
      startMs: start_ms,
      durationMs: duration_ms,
      peaks,
      url: callPath('readLiveSegment', { episodeId: row.id, renderId, segment: `${position}.mp3` }),
    })),
  };
};
