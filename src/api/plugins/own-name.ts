import os from 'node:os';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors.ts';
import type { DoorContext } from '../door-context.ts';

/**
 * Whether the host a request names is this server's: the configured one, what a trusted proxy says, this
 * machine's name or one of its addresses. Letters carry links to it; a stranger could else have one sent
 * that leads to them.
 */
export function namesThisServer(
  { raw, hostname }: FastifyRequest,
  { service, trusts }: Pick<DoorContext, 'service' | 'trusts'>,
): boolean {
  const { publicUrl, host } = service.config.service;
  if (publicUrl || trusts(raw.socket.remoteAddress)) return true;
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return name === host.toLowerCase() || isOfThisMachine(name);
}

/** @throws AppError not_allowed */
export function requireOwnName(request: FastifyRequest, context: DoorContext): void {
  if (namesThisServer(request, context)) return;
  throw new AppError(
    'not_allowed',
    'This server is not known by the name in the address, so it sends no links to it. Whoever runs it sets AFTERWORD_URL.',
  );
}

function isOfThisMachine(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost') || name.startsWith('127.')) return true;
  const machine = os.hostname().toLowerCase();
  if (name === machine || name === `${machine}.local`) return true;
  return Object.values(os.networkInterfaces()).some((each) =>
    each?.some(({ address }) => address.toLowerCase() === name),
  );
}
