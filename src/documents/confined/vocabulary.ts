/** The words of a document, to tell a hyphen at a line's end from one that belongs to the word. */
export class Vocabulary {
  private readonly words = new Map<string, number>();

  add(text: string): void {
    for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]+(?:[-’'][\p{L}\p{M}\p{N}]+)*/gu)) {
      this.words.set(word, (this.words.get(word) ?? 0) + 1);
    }
  }

  count(word: string): number {
    return this.words.get(word.toLowerCase()) ?? 0;
  }
}

/** Beginnings that are words of their own before a hyphen more often than halves of a word. */
const HYPHENATING = new Set(
  'self well non ex half all cross high low long short far near so quasi anti pre post multi semi old new full part real time two three four five six seven eight nine ten twenty thirty forty fifty sixty seventy eighty ninety one first second third large small open user data state'.split(
    ' ',
  ),
);

/**
 * How a word broken over two lines is written: "exam-" + "ple" is "example" unless the document
 * itself writes it with the hyphen. `tail` may go on after the word; only its first word counts.
 * Returns the text to put between head and tail: '' or '-'.
 */
export function hyphenBetween(head: string, tail: string, vocabulary: Vocabulary): '' | '-' {
  const left = /[\p{L}\p{M}\p{N}]+(?:[-’'][\p{L}\p{M}\p{N}]+)*$/u.exec(head)?.[0] ?? '';
  const right = /^[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)?/u.exec(tail)?.[0] ?? '';
  if (left === '' || right === '') return '-';
  if (/\d$/.test(left) || /^\d/.test(right) || /^\p{Lu}/u.test(right)) return '-';
  const joined = vocabulary.count(left + right);
  const hyphened = vocabulary.count(`${left}-${right}`);
  if (joined !== hyphened) return joined > hyphened ? '' : '-';
  if (/[-’']/.test(left))
    return vocabulary.count(right) > 0 && vocabulary.count(left) === 0 && left.includes('-') ? '-' : '';
  const bothWords =
    vocabulary.count(left) > 1 && vocabulary.count(right) > 1 && left.length > 2 && right.length > 2;
  return HYPHENATING.has(left.toLowerCase()) && (bothWords || vocabulary.count(right) > 0) ? '-' : '';
}

/** Lines joined into one text: a space between them, or a broken word mended. */
export function joinLines(lines: readonly string[], vocabulary: Vocabulary): string {
  let done = '';
  let open = lines[0] ?? '';
  for (const line of lines.slice(1)) {
    // Only the end of what came before tells how a line joins it: the rest is not walked again.
    done += open.slice(0, -JOINT);
    open = joinTwo(open.slice(-JOINT), line, vocabulary);
  }
  return done + open;
}

/** UTF-16 units before a line's end that tell whether its last word is broken. */
const JOINT = 80;

function joinTwo(head: string, tail: string, vocabulary: Vocabulary): string {
  if (/\u00AD$/.test(head)) return head.slice(0, -1) + tail;
  if (!/[\p{L}\p{N}][-‐]$/u.test(head) || !/^[\p{L}\p{N}]/u.test(tail)) return `${head} ${tail}`;
  const bare = head.slice(0, -1);
  return bare + hyphenBetween(bare.slice(-60), tail, vocabulary) + tail;
}
