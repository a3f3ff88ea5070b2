import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS } from '../../kernel/rules/password.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readSecret } from '../installation-secret.ts';

/** As authenticators count (RFC 6238), and how far their clocks may be off: one step either way. */
const STEP_MS = 30_000;
const STEPS_OFF = 1;

/** `wrong`: no code of now; `used`: it, or a later one, was taken already. */
export type CodeState = 'wrong' | 'used' | 'taken';

/**
 * Takes a code of somebody's authenticator, which works once: of any number of uses at once, on any
 * nodes, one gets it, and no code of an earlier half minute is taken after it.
 */
export async function takeCode(db: Queries, userId: string, code: string): Promise<CodeState> {
  const row = await db
    .selectFrom('two_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const step = row && stepOf(await open(db, row.secret), code);
  if (!row || step === undefined) return 'wrong';
  const taken = await db
    .updateTable('two_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', row.secret)
    .where(({ or, eb }) => or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return taken ? 'taken' : 'used';
}

/** As the sign-in library sealed it. */
async function open(db: Queries, sealed: string): Promise<string> {
  const { symmetricDecrypt } = await import('better-auth/crypto');
  return symmetricDecrypt({ key: await readSecret(db, 'sign_in'), data: sealed });
}

/** The newest half minute around now whose code this is. */
function stepOf(secret: string, code: string): number | undefined {
  const now = Math.floor(Date.now() / STEP_MS);
  const steps = Array.from({ length: 2 * STEPS_OFF + 1 }, (_, index) => now + STEPS_OFF - index);
  return steps.find((step) => same(codeAt(secret, step), code));
}

function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

function same(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
