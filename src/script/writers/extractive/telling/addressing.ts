import { pattern } from '../../../../kernel/patterns.ts';
import type { AddressingWords } from '../../../../languages/addressing-words.ts';
import { findPack } from '../../../../languages/packs.ts';
import type { Line } from '../model.ts';
import type { Voice } from '../voice.ts';

/** A single "you" may be anybody. */
const OFTEN = 2;

/**
 * What is said once of whom "we" and "you" mean, where a body writes to those whom its rules or its services
 * concern; empty where nothing of it is told, or where a text has no such writer.
 */
export function whoIsMeant(lines: readonly Line[], { manner, speaksAs }: Voice, code: string): string {
  const words = findPack(code)?.addressing;
  const rules = manner === 'policy' || manner === 'law' || speaksAs === 'organisation';
  if (!words || !rules) return '';
  const said = lines.filter(({ quoted }) => !quoted).map(({ text }) => outsideQuotes(text));
  const we = said.some((text) => says(text, words.we));
  const you = said.filter((text) => says(text, words.you)).length >= OFTEN;
  return meant(words.means, we, you);
}

function meant({ we: own, you: others, both }: AddressingWords['means'], we: boolean, you: boolean): string {
  if (we) return you ? both : own;
  return you ? others : '';
}

const says = (text: string, sources: readonly string[]) =>
  pattern('u')`(?<![\p{L}\d])${sources}(?![\p{L}])`.test(text);

const outsideQuotes = (text: string) =>
  text.replace(/“[^”]{0,500}”|„[^“”]{0,500}[“”]|«[^»]{0,500}»|"[^"]{0,500}"/g, '');
