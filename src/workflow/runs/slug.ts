const LONGEST = 60;

/** A title as the name of a file: "why-the-sea-comes-and-goes". Letters of every script are kept. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  return words.slice(0, LONGEST).replace(/^-+|-+$/g, '') || 'episode';
}
