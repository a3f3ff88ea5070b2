import { isKnown, languageByFunctionWords } from './function-words.ts';

/** Words looked at. */
const SAMPLE = 4000;
/** Fewer letters than this say too little to tell. */
const FEWEST_LETTERS = 20;

/**
 * The primary language of a text as a BCP 47 subtag, "und" when there is too little of it.
 * The text's own function words decide where they can; otherwise the n-gram detector, which costs
 * half a second and 150 MB and is loaded only then. A language that the document claims is taken
 * only when nothing speaks against it: many templates claim English whatever they hold. The claim
 * "und" keeps the detector from guessing.
 */
export async function detectLanguage(text: string, claimed: string | null): Promise<string> {
  const primary = primarySubtag(claimed);
  const sample = text.slice(0, 60_000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < FEWEST_LETTERS) return primary ?? 'und';
  const words = sample.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const known = languageByFunctionWords(words.slice(0, SAMPLE));
  if (known) return known;
  const { eld } = await import('eld/small');
  const found = eld.detect(sample.slice(0, 6000));
  if (found.language && found.isReliable()) return found.language;
  return likeliest(found.getScores(), primary) ?? primary ?? 'und';
}

/** A claimed language stays unless another is this much likelier. */
const CLEARLY = 0.75;
/** A language that scripts are written in goes before one that is hardly likelier. */
const NEARLY = 0.9;

/** What an unsure detection comes to; null when nothing was found or the claim may stand. */
function likeliest(scores: Record<string, number>, claimed: string | null): string | null {
  const sorted = Object.entries(scores).sort((a, b) => b[1] - a[1]);
  const [best] = sorted;
  if (!best || claimed === 'und') return null;
  if (claimed !== null && (scores[claimed] ?? 0) >= best[1] * CLEARLY) return null;
  const spoken = sorted.find(([code]) => isKnown(code));
  return spoken && spoken[1] >= best[1] * NEARLY ? spoken[0] : best[0];
}

function primarySubtag(tag: string | null): string | null {
  const match = /^\s*([A-Za-z]{2,3})(?:[-_][A-Za-z0-9]+)*\s*$/.exec(tag ?? '');
  return match ? match[1]!.toLowerCase() : null;
}
