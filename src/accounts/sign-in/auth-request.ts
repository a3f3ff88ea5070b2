import { createHmac } from 'node:crypto';
import { AUTH_PATH, COOKIE_PREFIX, SESSION_COOKIE_NAME } from '../auth-names.ts';
import type { AuthPath } from './auth-paths.ts';
import type { RequestOrigin } from './current-request.ts';

/** Who asks, where the server found that out. */
export interface AuthCaller {
  userId: string;
  sessionId: string;
  token: string;
}

/** A request as the server hands it over: its body is checked, its cookies are read. */
export interface AuthRequest {
  path: AuthPath;
  body: Record<string, unknown> | undefined;
  query: Record<string, string>;
  cookies: Record<string, string | undefined>;
  caller: AuthCaller | undefined;
  from: RequestOrigin;
}

/** Cookies that go with a sign-in under way. */
const PASSING_COOKIES = ['two_factor', 'dont_remember', 'state'].map((name) => `${COOKIE_PREFIX}.${name}`);

/** Where ours and the library's names differ. */
const LIBRARY_PATHS: Partial<Record<AuthPath, string>> = { 'sign-in/oauth2': 'sign-in/social' };

/**
 * The request that the sign-in library is asked. It sees no header but those made here, and of the
 * session cookie what the server has found to be good, signed anew.
 */
export function libraryRequest(
  { path, body, query, cookies, caller, from }: AuthRequest,
  secret: string,
): Request {
  const url = new URL(`${AUTH_PATH}/${LIBRARY_PATHS[path] ?? path}`, from.origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const jar = PASSING_COOKIES.flatMap((name) => {
    const value = cookies[name];
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  if (caller) jar.push(`${SESSION_COOKIE_NAME}=${encodeURIComponent(signed(caller.token, secret))}`);
  const headers = new Headers({ origin: from.origin });
  if (jar.length > 0) headers.set('cookie', jar.join('; '));
  if (!body) return new Request(url, { headers });
  headers.set('content-type', 'application/json');
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** As the library signs cookies. */
export function signed(value: string, secret: string): string {
  return `${value}.${createHmac('sha256', secret).update(value).digest('base64')}`;
}
