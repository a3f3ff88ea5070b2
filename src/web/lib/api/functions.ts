import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { ApiError, call } from './api.ts';

const SENTENCES = {
  fetch: 'Failed to send a request to the Edge Function',
  relay: 'Relay Error invoking the Edge Function',
  http: 'Edge Function returned a non-2xx status code',
} as const;

/** A function that could not be called, or said no (specification 8.11). */
export class FunctionError extends Error {
  /** `fetch`: nothing was reached. `relay`: what stands before the server answered. `http`: the function refused. */
  readonly kind: keyof typeof SENTENCES;
  /** 0 where nothing was reached. */
  readonly status: number;
  /** What the answer held. */
  readonly answer: unknown;

  constructor(kind: keyof typeof SENTENCES, status: number, options: { answer?: unknown; cause?: unknown }) {
    super(SENTENCES[kind], { cause: options.cause });
    this.name = 'FunctionError';
    this.kind = kind;
    this.status = status;
    this.answer = options.answer;
  }
}

type Token = CallResponse<'createAccessToken'>;
/** A token is not used in its last moments. */
const SPARE_MS = 30_000;

let pendingToken: Promise<Token> | undefined;

async function bearer(): Promise<string> {
  const token = await pendingToken?.catch(() => undefined);
  if (token && Date.parse(token.expiresAt) - SPARE_MS > Date.now()) return token.token;
  pendingToken = call('createAccessToken');
  return (await pendingToken).token;
}

/** The next call asks for a new token. */
export function forgetToken(): void {
  pendingToken = undefined;
}

/**
 * Calls a function of the server: POST /api/functions/{name} with a bearer token (specification 7.18).
 *
 * @param body sent as JSON
 * @returns what the function answered
 * @throws FunctionError; ApiError when there is no token to be had
 */
export async function invokeFunction(name: string, body: unknown): Promise<unknown> {
  const response = await post(name, body);
  // A token may be taken back before its time is over.
  if (response.status !== 401) return answerOf(response);
  forgetToken();
  return answerOf(await post(name, body));
}

async function post(name: string, body: unknown): Promise<Response> {
  try {
    return await fetch(`/api/functions/${encodeURIComponent(name)}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await bearer()}` },
      body: JSON.stringify(body),
    });
  } catch (cause) {
    if (cause instanceof ApiError && cause.status !== 0) throw cause;
    throw new FunctionError('fetch', 0, { cause });
  }
}

async function answerOf(response: Response): Promise<unknown> {
  const text = await response.text();
  const answer = parsed(text);
  if (response.ok) return answer ?? (text || null);
  throw new FunctionError(isRelay(response, answer) ? 'relay' : 'http', response.status, { answer });
}

/** Our own refusals have one shape; a proxy's page about a server it cannot reach has not. */
function isRelay({ status, headers }: Response, answer: unknown): boolean {
  if (headers.get('x-relay-error') === 'true') return true;
  return [502, 503, 504].includes(status) && !(answer as { error?: unknown } | undefined)?.error;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
