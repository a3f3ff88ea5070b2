import { AsyncLocalStorage } from 'node:async_hooks';
import type { AppError } from '../../kernel/errors.ts';
import type { EmailRequest } from '../emails/enqueue-email.ts';

/** Where a request comes from. */
export interface RequestOrigin {
  ipAddress: string;
  userAgent: string | undefined;
  /** Of this server, as the browser sees it. */
  origin: string;
  /** What links in mail begin with: configured, or where this server listens; undefined: neither. */
  mailOrigin: string | undefined;
}

/** What goes along with one request through the sign-in library, which has no place for it. */
export interface CurrentRequest {
  from: RequestOrigin;
  /** The session that asks: it opens no other one after it was ended. */
  callerSessionId?: string | undefined;
  /** Posts an email of sign-in; absent: no email may go out. */
  post?: (kind: string, posted: EmailRequest) => Promise<void>;
  /** Sessions opened by it, with the tokens that the cookies hold. */
  sessions: { id: string; userId: string; token: string }[];
  /** Why it was refused, where that is ours to say. */
  refusal?: AppError;
  /** A fault of ours, which the library would only say has happened. */
  fault?: unknown;
}

const store = new AsyncLocalStorage<CurrentRequest>();

export function newCurrentRequest(from: RequestOrigin): CurrentRequest {
  return { from, sessions: [] };
}

export function runInRequest<T>(current: CurrentRequest, work: () => Promise<T>): Promise<T> {
  return store.run(current, work);
}

/** Of the request under way. */
export function currentRequest(): CurrentRequest {
  const current = store.getStore();
  if (!current) throw new Error('Sign-in was reached from outside of a request.');
  return current;
}

/** Refuses the request under way: what is thrown does not survive the library, this does. */
export function refuse(error: AppError): never {
  currentRequest().refusal = error;
  throw error;
}
