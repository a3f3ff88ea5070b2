import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { AppError } from '../../kernel/errors.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { AccountTables } from '../tables.ts';

/** Where a request comes from. */
export interface AskedFrom {
  ipAddress: string;
  userAgent: string | undefined;
  /** Of this server, as the browser sees it; links in mail begin with it. */
  origin: string;
}

/** What goes along with one request through the sign-in library, which has no place for it. */
export interface Asking {
  from: AskedFrom;
  /** The transaction under way. */
  trx?: Kysely<AccountTables>;
  /** Posts a letter in that; absent: no letter may go out. */
  post?: (kind: string, letter: Letter) => Promise<void>;
  posted?: true;
  /** What is done with a new password, in the transaction that writes it. */
  onPassword?: (trx: Kysely<AccountTables>) => Promise<void>;
  /** Sessions opened by it, with the tokens that the cookies hold. */
  sessions: { id: string; userId: string; token: string }[];
  /** What a new person said of themselves besides name and address. */
  newPerson: { accountType: 'individual' | 'business'; pendingOrgName: string | null };
  /** Why it was refused, where that is ours to say. */
  refusal?: AppError;
  /** Somebody else took the address at the same moment. */
  addressTaken?: boolean;
  /** A fault of ours, which the library would only say has happened. */
  fault?: unknown;
}

const store = new AsyncLocalStorage<Asking>();

export function newAsking(from: AskedFrom): Asking {
  return {
    ...{ from, sessions: [] },
    newPerson: { accountType: 'individual', pendingOrgName: null },
  };
}

export function runAsking<T>(asking: Asking, work: () => Promise<T>): Promise<T> {
  return store.run(asking, work);
}

/** Of the request under way. */
export function currentAsking(): Asking {
  const asking = store.getStore();
  if (!asking) throw new Error('Sign-in was reached from outside of a request.');
  return asking;
}

/** Refuses the request under way: what is thrown does not survive the library, this does. */
export function refuse(error: AppError): never {
  currentAsking().refusal = error;
  throw error;
}
