import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';
import { addressTakenEmail } from '../emails/email-texts.ts';
import type { EmailRequest } from '../emails/enqueue-email.ts';
import { mayEnqueue } from './enqueue-once-a-minute.ts';
import { isTakenAddress } from './is-taken-address.ts';
import { addPerson, type NewPerson } from './new-person.ts';
import type { SignInContext } from './sign-in-context.ts';
import { writePassword } from './write-password.ts';

interface SignUp {
  email: string;
  name: string;
  passwordHash: string;
  /** What the link of the email begins with. */
  origin: string;
  person: NewPerson;
}

const emailRequests: Record<'taken' | 'verify', (email: string, origin: string) => EmailRequest> = {
  taken: (email, origin) => ({ letter: addressTakenEmail(email, origin) }),
  verify: (email, origin) => ({ asked: 'verification', email, origin }),
};

/**
 * Adds a person, or does the same work for nothing where the address is taken: the same statements, of
 * which those that add somebody are taken back. So the time of the answer does not tell which it was.
 * One email is posted either way.
 */
export async function signUpPerson(context: SignInContext, input: SignUp): Promise<void> {
  const { email, origin } = input;
  await context.db.transaction().execute(async (trx) => {
    const taken = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    await sql`savepoint person`.execute(trx);
    const isAdded = await add(trx, input, taken ? `${randomUUID()}@taken.invalid` : email);
    if (taken || !isAdded) await sql`rollback to savepoint person`.execute(trx);
    else await sql`release savepoint person`.execute(trx);
    // One of a kind a minute is sent, and something is always posted.
    const kind = taken || !isAdded ? 'taken' : 'verify';
    const posted: EmailRequest = (await mayEnqueue(trx, `${kind}:${email}`))
      ? emailRequests[kind](email, origin)
      : { nothingFor: email };
    await context.postAlways(posted, trx);
  });
}

/** @returns whether nobody took the address at the same moment */
async function add(trx: Queries, { name, passwordHash, person }: SignUp, email: string): Promise<boolean> {
  const id = randomUUID();
  try {
    await trx.insertInto('users').values({ id, email, name, image: null }).execute();
  } catch (error) {
    if (isTakenAddress(error)) return false;
    throw error;
  }
  await addPerson(trx, { id, name }, person);
  await writePassword(trx, id, passwordHash);
  return true;
}
