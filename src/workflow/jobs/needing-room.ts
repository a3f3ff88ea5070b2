import type { JobHandler } from '../../platform/queue/job.ts';
import type { Service } from '../service.ts';

/**
 * A handler whose want of room pauses this process's work before its job is handed back: else it
 * would be taken again at once.
 */
export function needingRoom<T>({ space }: Pick<Service, 'space'>, handler: JobHandler<T>): JobHandler<T> {
  return {
    definition: handler.definition,
    async handle(payload, context) {
      try {
        await handler.handle(payload, context);
      } catch (error) {
        space.report(error);
        throw error;
      }
    },
  };
}
