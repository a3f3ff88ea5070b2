import { isIP } from 'node:net';
import os from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { ServiceConfig } from '../../platform/config/service-config.ts';

/**
 * What links of emails begin with: the configured address or, without one, the address this server
 * listens at, under one of this machine's names. Undefined for any other: a caller chooses what the
 * headers say, and could else have an email sent that leads to them. What a proxy passes on is such a
 * header as well.
 */
export function mailOrigin(
  request: FastifyRequest,
  { publicUrl, host: listens }: Pick<ServiceConfig, 'publicUrl' | 'host'>,
): string | undefined {
  if (publicUrl) return new URL(publicUrl).origin;
  const { host = '' } = request.raw.headers;
  // A proxy has passed on another name, by which browsers see this server: only a setting knows it.
  if (request.host !== host) return undefined;
  const { localPort } = request.raw.socket;
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  if (!url || url.host !== host.toLowerCase() || Number(url.port || 80) !== localPort) return undefined;
  const name = url.hostname.replace(/^\[|\]$/g, '');
  return name === listens.toLowerCase() || isOfThisMachine(name) ? url.origin : undefined;
}

function isOfThisMachine(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (isIP(name) === 4 && name.startsWith('127.')) return true;
  const machine = os.hostname().toLowerCase();
  if (name === machine || name === `${machine}.local`) return true;
  return Object.values(os.networkInterfaces()).some((each) =>
    each?.some(({ address }) => address.toLowerCase() === name),
  );
}
