import type { JobHandler } from '../../platform/queue/job.ts';
import { READ_PICTURE } from '../job-definitions/definitions.ts';
import { failPictureReading, runPictureReading } from '../runs/read-picture.ts';
import type { Service } from '../service.ts';
import { isFinal } from '../store/fault.ts';

/** Has the model of an organization read a picture. The client asks a busy server again by itself. */
export function readPictureHandler(service: Service): JobHandler<{ sourceId: string; tryId: string }> {
  return {
    definition: READ_PICTURE,
    async handle({ sourceId, tryId }, { signal, last }) {
      try {
        await runPictureReading(service, sourceId, tryId, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        const final = isFinal(error);
        if (final || last) await failPictureReading(service, sourceId, tryId, error);
        if (!final) throw error;
      }
    },
  };
}
