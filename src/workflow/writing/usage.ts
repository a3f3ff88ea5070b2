import { sql } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';
import type { Tally } from '../../script/writers/model/server/tally.ts';

/** What models have cost this installation in a month, in tokens. */
export interface WritingUsage {
  /** "2026-11", in UTC. */
  month: string;
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

export function monthAt(time: Date): string {
  return time.toISOString().slice(0, 7);
}

export async function readUsage(db: Queries, now = new Date()): Promise<WritingUsage> {
  const month = monthAt(now);
  const row = await db.selectFrom('writing_usage').selectAll().where('month', '=', month).executeTakeFirst();
  return {
    month,
    calls: Number(row?.calls ?? 0),
    inputTokens: Number(row?.input_tokens ?? 0),
    outputTokens: Number(row?.output_tokens ?? 0),
  };
}

/** Adds what answers have cost to the month they came in. */
export async function addUsage(
  db: Queries,
  { calls, inputTokens, outputTokens }: Pick<Tally, 'calls' | 'inputTokens' | 'outputTokens'>,
  now = new Date(),
): Promise<void> {
  if (calls === 0) return;
  await db
    .insertInto('writing_usage')
    .values({ month: monthAt(now), calls, input_tokens: inputTokens, output_tokens: outputTokens })
    .onConflict((conflict) =>
      conflict.column('month').doUpdateSet({
        calls: sql`writing_usage.calls + excluded.calls`,
        input_tokens: sql`writing_usage.input_tokens + excluded.input_tokens`,
        output_tokens: sql`writing_usage.output_tokens + excluded.output_tokens`,
      }),
    )
    .execute();
}

/** Tokens that are left of a month's limit; undefined where there is none. */
export function tokensLeft(
  limit: number | null | undefined,
  { inputTokens, outputTokens }: WritingUsage,
): number | undefined {
  if (limit === null || limit === undefined) return undefined;
  return Math.max(0, Number(limit) - inputTokens - outputTokens);
}
