import { AsyncLocalStorage } from 'node:async_hooks';
import type { AppError } from '../../kernel/errors.ts';
import type { Posted } from '../emails/post-letter.ts';

/** Where a request comes from. */
export interface AskedFrom {
  ipAddress: string;
  userAgent: string | undefined;
  /** Of this server, as the browser sees it. */
  origin: string;
  /** What links in mail begin with: configured, or where this server listens; undefined: neither. */
  mailOrigin: string | undefined;
}

/** What goes along with one request through the sign-in library, which has no place for it. */
export interface Asking {
  from: AskedFrom;
  /** The session that asks: it opens no other one after it was ended. */
  callerSessionId?: string | undefined;
  /** Posts a letter of sign-in; absent: no letter may go out. */
  post?: (kind: string, posted: Posted) => Promise<void>;
  /** Sessions opened by it, with the tokens that the cookies hold. */
  sessions: { id: string; userId: string; token: string }[];
  /** Why it was refused, where that is ours to say. */
  refusal?: AppError;
  /** A fault of ours, which the library would only say has happened. */
  fault?: unknown;
}

const store = new AsyncLocalStorage<Asking>();

export function newAsking(from: AskedFrom): Asking {
  return { from, sessions: [] };
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
