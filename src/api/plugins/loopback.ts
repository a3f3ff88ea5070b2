import { BlockList } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { plainAddress } from './trusted-proxies.ts';

const own = new BlockList();
own.addSubnet('127.0.0.0', 8, 'ipv4');
own.addAddress('::1', 'ipv6');

const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request comes from this machine itself. One that a proxy on this machine passes on does
 * not: it carries a forwarded header, which proxies add whether we trust them or not. Nor does one of a
 * page elsewhere whose name was pointed at this machine: it asks for that name.
 */
export function isFromHere({ raw, headers, hostname }: FastifyRequest): boolean {
  if (!OWN_NAMES.has(hostname)) return false;
  const address = plainAddress(raw.socket.remoteAddress);
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip'] ?? headers.via;
  return forwarded === undefined && own.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}
