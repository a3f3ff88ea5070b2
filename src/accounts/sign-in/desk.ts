import type { Kysely } from 'kysely';
import type { AppError } from '../../kernel/errors.ts';
import type { AccountTables } from '../tables.ts';
import { type Asking, newAsking, runAsking } from './asking.ts';
import { type LibraryAnswer, readAnswer } from './auth-answer.ts';
import { authError } from './auth-errors.ts';
import type { AuthInstance } from './auth-instance.ts';
import { type AuthRequest, libraryRequest } from './auth-request.ts';
import { readSignInSecret } from './installation-secret.ts';
import { openPost, type Post } from './post.ts';
import type { SignInLog, SignInParts } from './sign-in-parts.ts';

/** One server is seen under few names; without a configured address a stranger may make some up. */
const MOST_ORIGINS = 8;

/** A mail server that hangs does not keep this one from closing. */
const SETTLE_MS = 5000;

/** What the steps of sign-in share. */
export interface SignInDesk extends SignInParts {
  db: Kysely<AccountTables>;
  log: SignInLog;
  post: Post;
  /** Asks the sign-in library, and sends the letters that come of it. */
  ask(request: AuthRequest, asking?: Asking): Promise<LibraryAnswer & { asking: Asking }>;
  /** Work that nobody waits for. */
  later(work: Promise<unknown>): void;
  /** Waits for that, for five seconds at most. */
  settle(): Promise<void>;
}

/** In place of the library's answer where the refusal is ours. */
const REFUSED: LibraryAnswer = {
  ...{ status: 403, json: {}, code: undefined, location: undefined, setCookies: [] },
};

export function openDesk(parts: SignInParts, log: SignInLog): SignInDesk {
  const underWay = new Set<Promise<unknown>>();
  const later = (work: Promise<unknown>) => {
    const done = work
      .catch((error) => log.warn({ err: error }, 'work after a sign-in request failed'))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };
  const post = openPost(parts, later);
  const instances = instancesOf(parts);
  return {
    ...parts,
    ...{ log, post, later, db: parts.database.as<AccountTables>() },
    ask: async (request, asking = newAsking(request.from)) => {
      const { auth, secret } = await instances(request.from.origin);
      const answer = await runAsking(asking, () => auth.handle(libraryRequest(request, secret)))
        .then(readAnswer)
        .catch((error) => {
          if (asking.refusal) return REFUSED;
          throw error;
        });
      if (asking.fault) throw asking.fault;
      if (request.mayMail) for (const each of asking.letters) post.send(each.kind, each.letter);
      return { ...answer, asking };
    },
    settle: async () => {
      const patience = AbortSignal.timeout(SETTLE_MS);
      const over = new Promise((resolve) => patience.addEventListener('abort', resolve));
      while (underWay.size > 0 && !patience.aborted) await Promise.race([Promise.all(underWay), over]);
    },
  };
}

/** What the person is told of a refusal. */
export function refusalOf({
  asking,
  status,
  code,
}: LibraryAnswer & { asking: Asking }): AppError | undefined {
  if (asking.refusal) return asking.refusal;
  return status >= 400 ? authError(status, code) : undefined;
}

function instancesOf(parts: SignInParts) {
  const open = new Map<string, Promise<{ auth: AuthInstance; secret: string }>>();
  return (origin: string) => {
    const there = open.get(origin);
    if (there) return there;
    const opening = openAt(parts, origin);
    opening.catch(() => open.delete(origin));
    const oldest = open.size >= MOST_ORIGINS ? open.keys().next().value : undefined;
    if (oldest !== undefined) open.delete(oldest);
    open.set(origin, opening);
    return opening;
  };
}

/** The library is a third of a second and fifty megabytes, so it is loaded when somebody first signs in. */
async function openAt(parts: SignInParts, origin: string): Promise<{ auth: AuthInstance; secret: string }> {
  const { openAuth } = await import('./auth-instance.ts');
  const secret = await readSignInSecret(parts.database);
  return { secret, auth: await openAuth(parts, origin, secret) };
}
