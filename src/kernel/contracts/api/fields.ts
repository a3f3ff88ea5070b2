import { z } from 'zod';
import { oneLine } from '../../rules/one-line.ts';

/** What several calls have in common. Times of day are ISO 8601 in UTC. */

export const id = z.uuid();

export const instant = z.iso.datetime();

/** The one shape of errors; `code` is one of docs/errors.md. */
export const fault = z
  .object({
    code: z.string().meta({ description: 'Stable; one of the codes listed below.' }),
    message: z.string().meta({ description: 'A sentence for a person. It may change.' }),
    details: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'Fault' });

export const errorBody = z.object({ error: fault }).meta({ id: 'Error' });

/** A page of a list: newest first; `cursor` of the answer brings the next, and is absent at the end. */
export const pageQuery = z.object({
  /** As long as a title can make it. */
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** A name on one line: it stands in emails, lists and titles. */
export const plainName = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be on one line, without control characters');

/** A title or a name that comes from anywhere: what breaks lines in it becomes a space. */
export const title = (longest: number) => z.string().overwrite(oneLine).min(1).max(longest);

export const nothing = z.null();

export const episodeParams = z.object({ episodeId: id });
