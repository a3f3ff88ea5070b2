import { analyse } from '../text/tokens.ts';
import { tiedByOpening } from './leaning.ts';
import type { Line } from './model.ts';
import { pointsBack } from './pronouns.ts';

const WORK =
  /^(?:show|propose|present|use|report|examine|investigate|compare|estimate|conclude|argue|observe|introduce|evaluate|assume|recommend|describe|define|derive|suggest|expect|study|demonstrate|hypothesi[sz]e|model|test|measure|think|find|believe|hope|feel|try|plan|intend|ask|aim|choose|provide|offer|support|encourage|maintain)$/;
const FIRST_PLURAL = /\b(?:we|us|our|ours|ourselves)\b/i;
const FIRST_SINGULAR = /\b(?:I|I['’](?:m|ve|d|ll)|me|my|mine|myself)\b(?![./-])(?<!\/I)/;
/** From how many sentences on a document is its writer's own account. */
const OWN_ACCOUNT = 4;

/**
 * A host who says "we measured forty trees" claims another's work. Where the authors tell what they did,
 * "we" becomes "the authors"; a "we" that means everybody stays. Where that can't be told apart, and
 * wherever the writer says "I", the line is spoken as a quotation.
 */
export function judgeVoice(lines: readonly Line[]): { authorsSpeak: boolean } {
  const authorsSpeak = lines.filter((line) => tellsOfWork(line.text)).length >= 3;
  const ownAccount =
    lines.filter((line) => FIRST_SINGULAR.test(outsideQuotes(line.text))).length >= OWN_ACCOUNT;
  for (const line of lines) {
    if (FIRST_SINGULAR.test(outsideQuotes(line.text))) {
      if (ownAccount) line.quoted = true;
      else line.fault ??= 'speaker of the source';
    }
    if (line.quoted || !FIRST_PLURAL.test(outsideQuotes(line.text))) continue;
    if (tellsOfWork(line.text)) attribute(line);
    else if (authorsSpeak) line.quoted = true;
  }
  return { authorsSpeak };
}

function outsideQuotes(text: string): string {
  return text.replace(/“[^”]*”|"[^"]*"/g, '');
}

/** "We measured", "we have shown", "we propose": a verb of work, or any verb in the past. */
function tellsOfWork(text: string): boolean {
  const tokens = analyse(text);
  return tokens.some((token, i) => {
    if (token.lower !== 'we') return false;
    const verb = tokens.slice(i + 1, i + 6).find((t) => t.pos === 'VERB');
    if (!verb) return false;
    const between = tokens.slice(i + 1, tokens.indexOf(verb));
    if (between.some((t) => t.pos !== 'ADV' && !/^(?:have|had|did|were|not|also)$/.test(t.lower)))
      return false;
    return WORK.test(verb.lemma) || isPast(verb.lower, verb.lemma);
  });
}

function isPast(word: string, lemma: string): boolean {
  return word !== lemma && !/(?:s|ing)$/.test(word);
}

function attribute(line: Line): void {
  // The first "we" names them, the others point back.
  let named = false;
  line.text = line.text
    .replace(/\b[Ww]e\b/g, (we: string, at: number) => {
      const words = named ? 'they' : 'the authors';
      named = true;
      return at === 0 && we === 'We' ? 'The authors' : words;
    })
    .replace(/^Our\b/, "The authors'")
    .replace(/\bour\b/g, 'their')
    .replace(/\bours\b/g, 'theirs')
    .replace(/\bourselves\b/g, 'themselves')
    .replace(/\bus\b/g, 'them');
  line.leans = tiedByOpening(line.text) || pointsBack(line.text);
  line.refs = line.refs.map((ref) => ({
    ...ref,
    edit: 'simplified',
    changes: [...(ref.changes ?? []), 'we -> the authors'],
  }));
}
