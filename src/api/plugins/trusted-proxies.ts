import { BlockList, isIP } from 'node:net';
import { AppError } from '../../kernel/errors.ts';

export type TrustsProxy = (address: string | undefined) => boolean;

const NAMED: Record<string, string[]> = { loopback: ['127.0.0.0/8', '::1/128'] };

/**
 * Which addresses are proxies in front of this server. Headers such as X-Forwarded-For are believed
 * from these alone; from anybody else they are what the caller chose to write.
 *
 * @param list addresses, networks such as 10.0.0.0/8, or `loopback`
 * @throws AppError usage when an entry is neither
 */
export function trustedProxies(list: readonly string[]): TrustsProxy {
  const trusted = new BlockList();
  for (const entry of list.flatMap((each) => NAMED[each] ?? [each])) add(trusted, entry);
  return (address) => {
    const plain = plainAddress(address);
    const family = isIP(plain);
    return family !== 0 && trusted.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  };
}

/** An IPv4 address that came over an IPv6 socket, as IPv4: `::ffff:10.0.0.1` is 10.0.0.1. */
export function plainAddress(address: string | undefined): string {
  return (address ?? '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

function add(trusted: BlockList, entry: string): void {
  const [address = '', bits] = entry.split('/');
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  const prefix = bits === undefined ? most : Number(bits);
  if (family === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > most || bits === '')
    throw new AppError(
      'usage',
      `AFTERWORD_TRUSTED_PROXIES: "${entry}" is not an address or a network such as 10.0.0.0/8.`,
    );
  trusted.addSubnet(address, prefix, family === 6 ? 'ipv6' : 'ipv4');
}
