import { BlockList } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { plainAddress } from './trusted-proxies.ts';

const own = new BlockList();
own.addSubnet('127.0.0.0', 8, 'ipv4');
own.addAddress('::1', 'ipv6');

/**
 * Whether a request comes from this machine itself. One that a proxy on this machine passes on does
 * not: it carries a forwarded header, which proxies add whether we trust them or not.
 */
export function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const address = plainAddress(raw.socket.remoteAddress);
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip'] ?? headers.via;
  return forwarded === undefined && own.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}
