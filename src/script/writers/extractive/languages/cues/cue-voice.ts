import type { Document } from '../../../../../kernel/artifacts.ts';
import { pattern } from '../../../../../kernel/patterns.ts';
import { findPack } from '../../../../../languages/packs.ts';
import type { Line } from '../../model.ts';
import type { Voice } from '../../voice.ts';

/** How a language's writers speak of themselves. Patterns meet the text outside quotation marks. */
export interface OwnVoice {
  /** "I", "my": a person. */
  singular: RegExp;
  /** "we", "our", verbs that carry it: several, or everybody. */
  plural: RegExp;
  /** What authors tell of their own work: "we measured", "our results". */
  work: RegExp;
}

/** From how many sentences on a document is its writer's own account, and its authors tell of their work. */
const OWN_ACCOUNT = 4;
const OWN_WORK = 3;
/** From how many sentences on a body speaks in the text that it rules by. */
const OWN_RULES = 3;

/**
 * A host who says "we measured forty trees" claims another's work: such lines are said as quotations. A
 * stray "I" in a text that is no account of one's own is not said. "We" means everybody elsewhere.
 */
export function judgeCueVoice(lines: readonly Line[], voice: OwnVoice, document: Document): Voice {
  const own = lines.map((line) => outsideQuotes(line.text));
  const authorsSpeak = own.filter((text) => voice.work.test(text)).length >= OWN_WORK;
  const speaks = own.filter((text) => voice.plural.test(text)).length >= OWN_RULES;
  const account = own.filter((text) => voice.singular.test(text)).length >= OWN_ACCOUNT;
  const isRule = isPolicy(document);
  const slides = document.source.mediaType === 'pptx' || document.source.mediaType === 'odp';
  if (isRule && speaks && !account) return { manner: 'policy', speaksAs: 'organisation' };
  lines.forEach((line, i) => {
    const text = own[i]!;
    if (voice.singular.test(text)) {
      if (account) line.quoted = true;
      else line.fault ??= 'speaker of the source';
    } else if (voice.work.test(text) || (authorsSpeak && voice.plural.test(text))) line.quoted = true;
  });
  if (account) return { manner: slides ? 'slides' : 'essay', speaksAs: 'writer' };
  if (authorsSpeak) return { manner: slides ? 'slides' : 'paper', speaksAs: 'authors' };
  return { manner: slides ? 'slides' : isRule ? 'policy' : 'article', speaksAs: 'none' };
}

/** "Hausordnung", "Politique de confidentialité": a text by which a body rules or promises something. */
function isPolicy({ metadata }: Document): boolean {
  const words = findPack(metadata.language)?.addressing.policies;
  return words !== undefined && pattern('iu')`(?<!\p{L})${words}(?!\p{L})`.test(metadata.title);
}

function outsideQuotes(text: string): string {
  return text.replace(/“[^”]{0,500}”|„[^“”]{0,500}[“”]|«[^»]{0,500}»|"[^"]{0,500}"/g, '');
}
