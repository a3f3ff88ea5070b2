import type { JobHandler } from '../../platform/queue/job.ts';
import { SIGN_PUBLICATION } from '../job-definitions/definitions.ts';
import { signPublication } from '../runs/sign-publication.ts';
import type { Service } from '../service.ts';

/** Signs what listeners get of an episode. */
export function signPublicationHandler(service: Service): JobHandler<{ episodeId: string }> {
  return {
    definition: SIGN_PUBLICATION,
    handle: ({ episodeId }, { signal }) => signPublication(service, episodeId, signal),
  };
}
