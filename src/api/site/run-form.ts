import type { FastifyRequest } from 'fastify';
import { API, type CallResponse, type CheckedBody } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import type { CallFrom } from '../../workflow/calls/call.ts';
import { callFrom } from '../call-from.ts';
import { inputInvalid } from '../plugins/classify-error.ts';
import type { ServerContext } from '../server-context.ts';

/** Calls that a form without JavaScript makes. */
export type FormCall =
  | 'sendContactMessage'
  | 'requestCall'
  | 'createPrivacyRequest'
  | 'confirmPrivacyRequest'
  | 'withdrawPrivacyRequest'
  | 'keepSample';

/**
 * Makes a call with what a form holds, checked by the call's own contract.
 *
 * @throws AppError as the call does; input_invalid with the places of what is wrong
 */
export async function runForm<N extends FormCall>(
  context: ServerContext,
  name: N,
  body: unknown,
  request: FastifyRequest,
): Promise<CallResponse<N>> {
  const contract = API[name] as { body?: { safeParse(value: unknown): ParseResult } };
  const parsed = contract.body?.safeParse(body);
  if (parsed && !parsed.success)
    throw inputInvalid(
      (parsed.error?.issues ?? []).map(({ path, message }) => ({
        place: ['body', ...path].map(String).join('.'),
        message,
      })),
    );
  const call = context.handlers.calls[name] as unknown as (
    service: typeof context.service,
    who: unknown,
    input: { params: object; query: object; body: CheckedBody<N> },
    from: CallFrom,
  ) => Promise<CallResponse<N>>;
  const input = { params: {}, query: {}, body: parsed?.data as CheckedBody<N> };
  return call(context.service, request.caller?.principal, input, callFrom(request, context));
}

interface ParseResult {
  success: boolean;
  data?: unknown;
  error?: { issues: { path: PropertyKey[]; message: string }[] };
}

/** Whether an error is about what was sent, so that the form is shown again with it. */
export function isOfTheForm(error: unknown): error is AppError {
  return error instanceof AppError && error.code !== 'internal';
}
