import { analyse, type Token } from './tokens.ts';

/** Behind the verb, before the colon: "Each label has, as the website says:". */
const ASIDE = /, (?:as|for example|for instance|in particular)\b[^,:]{0,60}$/;

/**
 * A lead that breaks off at its colon, as what introduces the sentences of its list: "The results suggest that:"
 * -> "Here is what the results suggest.". Undefined where it is a sentence without them, or can't be made one.
 *
 * @param inside the lead without its colon, as it stands inside a sentence
 */
export function closeLead(inside: string): string | undefined {
  const bare = inside.replace(ASIDE, '').replace(/ that$/, '');
  const tokens = analyse(bare).filter(({ pos }) => pos !== 'PUNCT');
  const last = tokens.at(-1);
  const subject = tokens[0];
  if (!last || !subject || tokens.length < 2 || subject.pos === 'VERB' || subject.pos === 'ADV')
    return undefined;
  if (/^(?:this|that|these|those|it|they|here|there|what|which|who|how|to)$/.test(subject.lower))
    return undefined;
  if (last.lower === 'to' && tokens.at(-2)?.pos === 'VERB') return `Here is what ${bare} do.`;
  return breaksOff(last, tokens) ? `Here is what ${bare}.` : undefined;
}

/** A verb in the present with nothing behind it: "suggest", "includes", "has"; not "the following apply". */
function breaksOff(last: Token, tokens: readonly Token[]): boolean {
  if (tokens.slice(0, -1).some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return false;
  if (/^(?:has|have|is|are)$/.test(last.lower)) return true;
  return last.pos === 'VERB' && !/(?:ed|ing)$/.test(last.lower) && !STANDS.test(last.lemma);
}

const STANDS =
  /^(?:apply|follow|exist|occur|happen|count|remain|differ|vary|matter|help|work|arise|appear|change|begin|end)$/;
