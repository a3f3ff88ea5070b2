import type { JobHandler } from '../../platform/queue/job.ts';
import type { Service } from '../service.ts';
import { exportFormatsHandler } from './export-formats.handler.ts';
import { fetchSourceHandler } from './fetch-source.handler.ts';
import { makeEpisodeHandler } from './make-episode.handler.ts';
import { readSourceHandler } from './read-source.handler.ts';
import { sendLetterHandler } from './send-letter.handler.ts';

/** The handler of every kind of job. */
export function jobHandlers(service: Service): JobHandler[] {
  return [
    fetchSourceHandler(service),
    readSourceHandler(service),
    makeEpisodeHandler(service),
    exportFormatsHandler(service),
    sendLetterHandler(service),
  ] as JobHandler[];
}
