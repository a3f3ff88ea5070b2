import type { FastifyContextConfig } from 'fastify';
import { API, type Contract } from '../kernel/contracts/api/api.ts';
import { BEFORE_THE_GATE } from '../kernel/contracts/before-the-gate.ts';
import { CALLS, type CallName } from '../kernel/contracts/calls.ts';
import { SMALL_BODY_BYTES } from './plugins/json-body.ts';
import { DEARER } from './plugins/limits.ts';

/** A million characters, each up to six bytes when JSON escapes it. */
const PASTED_TEXT_BYTES = 6_100_000;

const BODY_BYTES: Partial<Record<CallName, number>> = { createSource: PASTED_TEXT_BYTES };

/** The largest body that a call takes. */
export function bodyBytes(name: CallName): number {
  return BODY_BYTES[name] ?? SMALL_BODY_BYTES;
}

/** What the contract of a call says of its route, but for the schemas. */
export function routeOf<N extends CallName>(name: N) {
  const { method, path } = CALLS[name];
  const { access, gate } = API[name] as Contract;
  const limit = (DEARER as Partial<Record<CallName, FastifyContextConfig['limit']>>)[name];
  return {
    method,
    url: path,
    bodyLimit: bodyBytes(name),
    config: { access, standing: standingOf(name), ...(gate && { gate }), ...(limit && { limit }) },
  };
}

/** Whom the call waits for: see `BEFORE_THE_GATE`. */
export function standingOf(name: CallName): NonNullable<FastifyContextConfig['standing']> {
  if ((API[name] as Contract).access === 'public') return 'nobody';
  const open = BEFORE_THE_GATE[name];
  if (open === undefined) return 'everybody';
  return open === 'oneself' ? 'about others' : 'nobody';
}
