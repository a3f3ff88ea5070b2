import { readRise } from '../../text/signs/read-comparisons.ts';
import type { DocumentWords } from './document-words.ts';
import { ASIDE, asSentence } from './said.ts';
import { tellPlain } from './tell-plain.ts';
import type { Telling } from './telling.ts';

export function tellChain(parts: readonly string[], words: DocumentWords): Telling {
  const { grammar, links } = words;
  const [first = '', ...rest] = parts;
  const changes = ['arrow read in words'];
  const filled = rest.filter((part) => part !== '');
  if (filled.length === 0) return { ...tellPlain(first, words), changes };
  // An arrow before a sentence of its own, or before a bare verb, is a bullet.
  const [opening = ''] = filled;
  if (first === '' && (isSentence(opening, words) || grammar.continues(opening)))
    return { ...tellChainOrPlain(filled, words), changes };
  // "-> writing not central": what follows from the note before.
  if (first === '')
    return {
      sentences: [asSentence(`${links.so} ${filled.join(`, ${links.so} `)}`)],
      form: 'cause',
      changes,
    };
  const moves = [first, ...filled].map((part) => grammar.readMove(part));
  if (moves.every((move) => move !== undefined)) {
    const said = moves.map((move) => move!.said);
    return {
      sentences: [asSentence(`${words.when} ${said[0]}, ${said.slice(1).join(`, ${links.so} `)}`)],
      form: 'cause',
      changes,
    };
  }
  const things = [first, ...filled].every((part) => grammar.isThing(part));
  if (filled.length > 1 && things) return tellSteps([first, ...filled], words, changes);
  return { sentences: [asSentence(linkAll(first, filled, words))], form: 'cause', changes };
}

const tellChainOrPlain = (parts: readonly string[], words: DocumentWords): Telling =>
  parts.length > 1 ? tellChain(parts, words) : tellPlain(parts[0]!, words);

/** "It is too powerful": written as sentences are, with a large letter and a verb. */
const isSentence = (text: string, { grammar }: DocumentWords) =>
  /^(?:\p{Lu}\p{Ll}|[AI] )/u.test(text) && grammar.hasVerb(text);

/** Each part linked with the one before, as both are things or clauses. */
function linkAll(first: string, rest: readonly string[], words: DocumentWords): string {
  const { grammar, links } = words;
  let text = grammar.readMove(first)?.said ?? first;
  let clause = grammar.hasVerb(text) || grammar.readMove(first) !== undefined;
  for (const part of rest) {
    text = text.replace(/,$/, '');
    const move = readMoved(part, words);
    const said = words.small(move ?? readRise(part, words.science));
    if (grammar.qualifies?.(part)) text += `: ${said}`;
    else if (clause && grammar.isVerb?.(part)) text += `, ${words.and} ${links.so} ${said}`;
    else if (grammar.continues(part)) text += `, ${links.which} ${said}`;
    else if (move !== undefined || (grammar.hasVerb(part) && !grammar.isCommand(part)))
      text += `, ${links.so.endsWith(':') && text.includes(links.so) ? links.whichLeadsTo : links.so} ${said}`;
    else if (grammar.isCommand(part)) text += `: ${said}`;
    else if (isNoThing(said, words))
      text += `, ${links.so.endsWith(':') && text.includes(links.so) ? links.whichLeadsTo : links.so} ${said}`;
    else if (
      clause ||
      grammar.isCommand(first.charAt(0).toLowerCase() + first.slice(1)) ||
      text.includes(` ${links.leadsTo} `)
    )
      text += `, ${links.whichLeadsTo} ${said}`;
    else text += ` ${links.leadsTo} ${said}`;
    clause = true;
  }
  // The rest of a comma closes the aside before it.
  return text.replaceAll(` ${ASIDE},`, ',');
}

/** "GFR ↑, up to a point": what moves, and how far. */
function readMoved(part: string, { grammar }: DocumentWords): string | undefined {
  const [, head = part, rest = ''] = /^([^,]{1,50}[↑↓])(, .{1,80})$/u.exec(part) ?? [];
  const move = grammar.readMove(head)?.said;
  return move === undefined ? undefined : move + rest;
}

/** "careful in old people", "robust to outliers", "yield = 40": nothing that anything leads to. */
const isNoThing = (part: string, { grammar }: DocumentWords) =>
  /(?<![<>=!])=/.test(part) ||
  (/^\p{Ll}+ /u.test(part) && !/^\p{L}+ing /u.test(part) && !grammar.isThing(part));

export function tellSteps(steps: readonly string[], words: DocumentWords, changes: string[]): Telling {
  const { places } = words;
  const sentences = steps.map((step, i) => {
    const place =
      i === 0
        ? places.first
        : i === steps.length - 1
          ? places.last
          : places.next[(i - 1) % places.next.length]!;
    return asSentence(`${place}${place.endsWith(':') ? '' : ','} ${words.small(step)}`);
  });
  return { sentences, form: 'steps', changes: [...changes, 'steps read in order'] };
}
