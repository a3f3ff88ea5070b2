import { isIPv4, isIPv6 } from 'node:net';

interface Ranges {
  from: bigint[];
  to: bigint[];
  values: string[];
}

/**
 * What is known of addresses by ranges, such as their countries. IPv6 is told apart by its first 64 bits:
 * what is smaller is one household.
 */
export class AddressRanges {
  readonly #four: Ranges;
  readonly #six: Ranges;

  /** @param lines each `from,to,value`, as CC0 lists of countries have them, or a network such as "192.0.2.0/24" */
  constructor(lines: Iterable<string>) {
    const four: [bigint, bigint, string][] = [];
    const six: [bigint, bigint, string][] = [];
    for (const line of lines) {
      const range = readLine(line);
      if (range) (range.isFour ? four : six).push([range.from, range.to, range.value]);
    }
    this.#four = sorted(four);
    this.#six = sorted(six);
  }

  get size(): number {
    return this.#four.values.length + this.#six.values.length;
  }

  /** The value of the range that an address is in; undefined: it is in none. */
  find(address: string): string | undefined {
    const number = addressNumber(address);
    if (!number) return undefined;
    const { from, to, values } = number.isFour ? this.#four : this.#six;
    let [low, high] = [0, from.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      if (number.value < (from[middle] as bigint)) high = middle - 1;
      else if (number.value > (to[middle] as bigint)) low = middle + 1;
      else return values[middle];
    }
    return undefined;
  }
}

/**
 * An address cut to the network that counts as one place: /24 of IPv4, /64 of IPv6. One address behind a
 * school is many people either way; so is IAB's rule.
 */
export function networkOf(address: string): string {
  const number = addressNumber(address);
  if (!number) return address;
  return number.isFour ? `4 ${number.value >> 8n}` : `6 ${number.value}`;
}

function sorted(rows: [bigint, bigint, string][]): Ranges {
  rows.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return {
    from: rows.map(([from]) => from),
    to: rows.map(([, to]) => to),
    values: rows.map(([, , value]) => value),
  };
}

function readLine(line: string): { isFour: boolean; from: bigint; to: bigint; value: string } | undefined {
  const [first = '', last, value] = line.split(',').map((part) => part.replace(/["\s]/g, ''));
  const [network = '', bits] = first.split('/');
  const from = addressNumber(network);
  if (!from) return undefined;
  if (last === undefined) {
    const free = BigInt(Math.max(0, (from.isFour ? 32 : 64) - Number(bits ?? (from.isFour ? 32 : 64))));
    const base = (from.value >> free) << free;
    return { isFour: from.isFour, from: base, to: base + (1n << free) - 1n, value: 'listed' };
  }
  const to = addressNumber(last);
  if (!to || to.isFour !== from.isFour || !value) return undefined;
  return { isFour: from.isFour, from: from.value, to: to.value, value };
}

/** IPv4 as its 32 bits, IPv6 as its first 64; an IPv4 address in IPv6's clothes is an IPv4 one. */
function addressNumber(address: string): { isFour: boolean; value: bigint } | undefined {
  const text = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(text))
    return {
      isFour: true,
      value: text.split('.').reduce((sum, part) => (sum << 8n) | BigInt(part), 0n),
    };
  if (!isIPv6(text)) return undefined;
  const [head = '', tail] = (text.split('%')[0] as string).split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...after];
  return {
    isFour: false,
    value: all.slice(0, 4).reduce((sum, group) => (sum << 16n) | BigInt(`0x${group || '0'}`), 0n),
  };
}
