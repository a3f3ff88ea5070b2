import { sql } from 'kysely';
import { STATUS_DAYS } from '../../kernel/rules/service-parts.ts';
import type { Service } from '../service.ts';
import { type Probe, probeParts } from './probe-parts.ts';

/** Probes every part and stores what was found: the state as it is now, and one more in the counts of the day. */
export async function runProbes(service: Service): Promise<void> {
  await storeProbes(service, await probeParts(service), new Date());
}

/** @param at decides whose day it counts for, by UTC */
export async function storeProbes(
  { database }: Pick<Service, 'database'>,
  probes: readonly Probe[],
  at: Date,
): Promise<void> {
  const day = at.toISOString().slice(0, 10);
  await database.db.transaction().execute(async (trx) => {
    for (const { part, state, tookMs } of probes) {
      await trx
        .insertInto('probe_states')
        .values({ part, state, took_ms: tookMs, since: at, checked_at: at })
        .onConflict((conflict) =>
          conflict.column('part').doUpdateSet({
            state,
            took_ms: tookMs,
            checked_at: at,
            since: sql<Date>`case when probe_states.state = excluded.state then probe_states.since else excluded.since end`,
          }),
        )
        .execute();
      await trx
        .insertInto('probe_days')
        .values({
          part,
          day,
          ok: Number(state === 'ok'),
          slow: Number(state === 'slow'),
          failed: Number(state === 'failed'),
        })
        .onConflict((conflict) =>
          conflict.columns(['part', 'day']).doUpdateSet((eb) => ({
            ok: sql<number>`probe_days.ok + ${eb.ref('excluded.ok')}`,
            slow: sql<number>`probe_days.slow + ${eb.ref('excluded.slow')}`,
            failed: sql<number>`probe_days.failed + ${eb.ref('excluded.failed')}`,
          })),
        )
        .execute();
    }
  });
}

/** The first day that is shown. */
export function firstStatusDay(now = Date.now()): string {
  return new Date(now - (STATUS_DAYS - 1) * 86_400_000).toISOString().slice(0, 10);
}

/** Forgets the days that are not shown any more. */
export async function sweepProbes({ database }: Pick<Service, 'database'>): Promise<void> {
  await database.db.deleteFrom('probe_days').where('day', '<', firstStatusDay()).execute();
}
