/** A random UUID. `crypto.randomUUID` is for https alone; a server in one's own network is often reached by http. */
export function uuid(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const bytes = random.with(6, ((random[6] ?? 0) & 0x0f) | 0x40).with(8, ((random[8] ?? 0) & 0x3f) | 0x80);
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
