import { AppError } from '../../kernel/errors.ts';
import type { JobHandler } from './job.ts';

/** The handlers by their kinds; throws when one is missing or there are two of a kind. */
export function handlersByKind(handlers: readonly JobHandler[]): Map<string, JobHandler> {
  const byKind = new Map<string, JobHandler>();
  for (const handler of handlers) {
    const { id } = handler.definition;
    if (typeof handler.handle !== 'function')
      throw new AppError('internal', `The job "${id}" has no handler.`);
    if (byKind.has(id)) throw new AppError('internal', `The job "${id}" has two handlers.`);
    byKind.set(id, handler);
  }
  return byKind;
}
