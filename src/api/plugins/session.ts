import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FoundSession, findPrincipal } from '../../accounts/sessions.ts';
import type { Contract } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import type { DoorContext } from '../door-context.ts';
import { isHttps } from './request-site.ts';

/** Who is signed in, and the token that says so. */
export interface Caller extends FoundSession {
  token: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the session was looked up; undefined for strangers. */
    caller: Caller | undefined;
  }
  interface FastifyContextConfig {
    /** Who may use the route; absent: anybody, and nobody is looked up. */
    access?: Contract['access'];
  }
}

export const SESSION_COOKIE = 'af_session';

/** Finds out who calls. */
export function addSession(app: FastifyInstance, { service }: DoorContext): void {
  app.decorateRequest('caller', undefined);
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (!access) return;
    const token = request.cookies[SESSION_COOKIE];
    const found = await findPrincipal(service.database, token);
    if (found && token) request.caller = { ...found, token };
  });
}

/** Refuses those who may not, before anything of the body is read. */
export function addAccess(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access) authorize(request, access);
  });
}

function authorize({ caller }: FastifyRequest, access: Contract['access']): void {
  if (access === 'public') return;
  if (!caller) throw new AppError('not_signed_in', 'Sign in first: nobody is, or the session is over.');
  const { role } = caller.principal;
  if (access === 'admin' && role !== 'owner' && role !== 'admin')
    throw new AppError('not_allowed', 'Only owners and admins of the organization may do this.');
}

/** The caller of a route that strangers do not reach. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new AppError('not_signed_in', 'Sign in first.');
  return request.caller;
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  expires: Date,
): void {
  reply.setCookie(SESSION_COOKIE, token, { ...attributes(request), expires });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, attributes(request));
}

function attributes(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request) } as const;
}
