import { deliverEmail } from '../../accounts/emails/deliver-email.ts';
import { SEND_EMAIL } from '../../accounts/emails/enqueue-email.ts';
import type { JobHandler } from '../../platform/queue/job.ts';
import type { Service } from '../service.ts';

/** Sends letters that were posted. What a letter says stands in no log and in no fault. */
export function sendEmailHandler(
  service: Pick<Service, 'database' | 'mail'>,
): JobHandler<{ letterId: string }> {
  return {
    definition: SEND_EMAIL,
    handle: ({ letterId }) => deliverEmail(service, letterId),
  };
}
