import { deliverLetter } from '../../accounts/emails/deliver-letter.ts';
import { SEND_LETTER } from '../../accounts/emails/post-letter.ts';
import type { JobHandler } from '../../platform/queue/job.ts';
import type { Service } from '../service.ts';

/** Sends letters that were posted. What a letter says stands in no log and in no fault. */
export function sendLetterHandler(
  service: Pick<Service, 'database' | 'mail'>,
): JobHandler<{ letterId: string }> {
  return {
    definition: SEND_LETTER,
    handle: ({ letterId }) => deliverLetter(service, letterId),
  };
}
