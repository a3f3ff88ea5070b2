import type { Document } from '../../../../kernel/artifacts.ts';
import { pattern } from '../../../../kernel/patterns.ts';
import { findPack } from '../../../../languages/packs.ts';

/** An abstract with fewer of them has none: a paragraph may begin with "Results." */
const LEAST_LABELS = 3;

/**
 * "Background.", "Methods:" in the paragraphs of an abstract: labels of its parts, which are seen and not said. How
 * many characters of a sentence are such a label; all of them where it is nothing else.
 */
export function findAbstractLabels({ sentences, blocks }: Document, code: string): Map<string, number> {
  const labels = findPack(code)?.asides.abstractLabels ?? [];
  const label = pattern('iu')`^\s{0,9}(${labels})\s?[.:]\s{0,9}`;
  const paragraphs = new Set(blocks.filter(({ type }) => type === 'paragraph').map(({ id }) => id));
  const found = new Map<string, number>();
  const names = new Set<string>();
  for (const { id, raw, blockId } of sentences) {
    const match = paragraphs.has(blockId) ? label.exec(raw) : null;
    // "Aim: to find ...": goes on in its label.
    if (!match || !BEGINS.test(raw.slice(match[0].length))) continue;
    found.set(id, match[0].length);
    names.add(match[1]!.toLowerCase());
  }
  return names.size >= LEAST_LABELS ? found : new Map();
}

const BEGINS = /^(?:$|(?!To \p{Ll})["“„«(]?[\p{Lu}\d])/u;
