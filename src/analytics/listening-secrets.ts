import { createHmac, randomBytes } from 'node:crypto';
import type { Queries } from '../platform/db/database.ts';
import { networkOf } from './address-ranges.ts';

const SECRET_BYTES = 32;
const HASH_BYTES = 16;

/** The secret of a day, the same for all processes; made when it is first asked for. @param day of UTC, such as "2026-11-25" */
export async function secretOfDay(db: Queries, day: string): Promise<Buffer> {
  const { value } = await db
    .insertInto('listening_secrets')
    .values({ day, value: randomBytes(SECRET_BYTES) })
    .onConflict((conflict) => conflict.column('day').doUpdateSet((eb) => ({ day: eb.ref('excluded.day') })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

/**
 * Who listens, as long as the secret of the day is there: one address and one agent, within one
 * organization. Nobody gets back from it to the address, and no two days or organizations are joined by it.
 */
export function hashListener(
  secret: Buffer,
  who: { address: string; userAgent: string; organizationId: string },
): Buffer {
  return createHmac('sha256', secret)
    .update(`${who.organizationId}\n${networkOf(who.address)}\n${who.userAgent}`)
    .digest()
    .subarray(0, HASH_BYTES);
}
