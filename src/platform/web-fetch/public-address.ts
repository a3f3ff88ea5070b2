import { BlockList, isIPv4, isIPv6 } from 'node:net';
import os from 'node:os';

/** Addresses of no host of the public internet (IANA special-purpose registry), and a few more. */
const IPV4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared behind carriers' translation, and where some clouds keep metadata
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local: metadata of clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
  '168.63.129.16/32', // Azure's host, public only by its looks
];

/** Only 2000::/3 is given to hosts of the internet; of it, this is not. */
const IPV6 = [
  '2001::/23', // protocol assignments: Teredo, benchmarks, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4: an IPv4 address inside
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
];

const refused = new BlockList();
const global = new BlockList();
for (const range of IPV4) refused.addSubnet(...split(range), 'ipv4');
for (const range of IPV6) refused.addSubnet(...split(range), 'ipv6');
global.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an address belongs to a host of the public internet other than this machine. Everything
 * else is refused: private, loopback, link-local, multicast, documentation, and IPv6 addresses that
 * carry an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo) or a zone.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4') && !ownAddresses().check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  if (!global.check(address, 'ipv6') || refused.check(address, 'ipv6')) return false;
  return !ownAddresses().check(address, 'ipv6');
}

/** What listens on this machine may trust those who come from it. */
function ownAddresses(): BlockList {
  const own = new BlockList();
  for (const { address, family } of Object.values(os.networkInterfaces()).flatMap((each) => each ?? [])) {
    if (!address.includes('%')) own.addAddress(address, family === 'IPv6' ? 'ipv6' : 'ipv4');
  }
  return own;
}

function split(range: string): [string, number] {
  const [net, prefix] = range.split('/') as [string, string];
  return [net, Number(prefix)];
}
