import type { FastifyRequest } from 'fastify';
import type { ServiceConfig } from '../../platform/config/service-config.ts';

/** Only what a host may hold: it goes into headers of the answer. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The origin browsers see this server under: the configured one, or the one of the request itself,
 * where forwarded headers count from trusted proxies only. undefined when the Host is not one.
 */
export function ownOrigin(
  request: FastifyRequest,
  config: Pick<ServiceConfig, 'publicUrl'>,
): string | undefined {
  if (config.publicUrl) return new URL(config.publicUrl).origin;
  if (!HOST.test(request.host)) return undefined;
  return `${isHttps(request) ? 'https' : 'http'}://${request.host.toLowerCase()}`;
}

/** Whether the browser came by https, directly or to a trusted proxy. */
export function isHttps(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}
