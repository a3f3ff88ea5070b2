/** E-mail addresses out of what somebody typed or pasted. */
export interface Addresses {
  /** Each once, in small letters, in the order they came. */
  good: string[];
  /** What stands there and is no address. */
  bad: string[];
}

/** About what the server takes; it has the last word. */
const ADDRESS = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]{2,}$/;

/**
 * Splits at commas, semicolons and white space. Of "Ada Lovelace <ada@example.org>", as mail programs
 * copy them, only the address counts.
 */
export function parseAddresses(text: string): Addresses {
  const plain = text.replace(/"[^"\n]*"/g, ' ').replace(/[^,;\n<>]*<([^<>\n]*)>/g, ' $1 ');
  const words = plain.split(/[\s,;]+/).filter(Boolean);
  const unique = [...new Set(words.map((word) => word.toLowerCase()))];
  return {
    good: unique.filter((word) => ADDRESS.test(word)),
    bad: unique.filter((word) => !ADDRESS.test(word)),
  };
}
