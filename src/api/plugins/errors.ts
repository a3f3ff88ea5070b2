import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors.ts';
import { classifyError, ProtocolError } from './classify-error.ts';

/** Answers with an error in the one shape, `{error: {code, message, details?}}`. */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { error, status, reportable } = classifyError(withLimit(thrown, request));
  if (reportable) request.log.error({ err: thrown }, 'a request failed');
  if (error instanceof ProtocolError) reply.headers(error.headers);
  const wait = error.details?.retryAfterSeconds;
  if (typeof wait === 'number') reply.header('retry-after', String(wait));
  // A body that was not read to its end would be taken for the next request.
  if (status === 413 || status === 408 || status === 507) reply.header('connection', 'close');
  return reply
    .code(status)
    .removeHeader('content-length')
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ error: error.toJSON() });
}

/** The framework's own error does not say how large a body may be. */
function withLimit(thrown: unknown, { routeOptions }: FastifyRequest): unknown {
  if ((thrown as { code?: string }).code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return thrown;
  return new AppError(
    'too_large',
    `The body is larger than the ${routeOptions.bodyLimit} bytes this call takes.`,
    {
      details: { limitBytes: routeOptions.bodyLimit },
    },
  );
}

export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

/** not_found, or method_not_allowed with `Allow` where the address takes other methods. */
export function nothingHere(app: FastifyInstance, request: FastifyRequest): AppError {
  const url = request.url.split('?')[0] ?? '/';
  const allowed: string[] = METHODS.filter((method) => app.findRoute({ method, url }) !== null);
  if (allowed.length === 0 || allowed.includes(request.method))
    return new AppError('not_found', 'There is nothing at this address.');
  const allow = allowed.includes('GET') ? ['HEAD', ...allowed] : allowed;
  return new ProtocolError(405, 'method_not_allowed', `This address takes ${allowed.join(', ')}.`, {
    headers: { allow: allow.join(', ') },
  });
}
