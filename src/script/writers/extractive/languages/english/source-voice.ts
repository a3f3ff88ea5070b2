import { pattern, words } from '../../../../../kernel/patterns.ts';
import type { Line } from '../../model.ts';
import { tiedByOpening } from './leaning.ts';
import { pointsBack } from './pronouns.ts';
import { analyse, type Token } from './tokens.ts';

const WORK_VERBS = words`
  showed, shown, show, found, propose, proposed, present, presented, report, reported, examined,
  investigate, investigated, compared, estimated, conclude, concluded, argue, argued, observed, introduce,
  introduced, evaluate, evaluated, recommend, recommended, derive, derived, demonstrate, demonstrated,
  hypothesi[sz]ed?, modell?ed, tested, measured, studied, surveyed, interviewed, collected, sampled,
  recorded, analy[sz]ed, calculated, computed, identified, conducted, performed, carried, implemented,
  designed, developed, built, created, installed, fitted, placed, chose, selected, excluded, included,
  applied, repeated, monitored, assessed, asked, counted, planted, weighed, used, ran, expected,
  described
`;

/** What authors report of their own work; "we think" and "we use" may mean everybody. */
const WORK = pattern()`^${WORK_VERBS}$`;
const FIRST_PLURAL = /\b(?:we|us|our|ours|ourselves)\b/i;
const FIRST_SINGULAR = /\b(?:I|I['’](?:m|ve|d|ll)|me|my|mine|myself)\b(?![./-])(?<!\/I)/;

const OWN_THINGS = words`
  team, company, organi[sz]ation, project, product, research, study, work, report, data, results,
  findings, analysis, sample, approach, method, website, site, users, customers, partners, staff,
  colleagues, members, department, agency, office, school, readers, supporters, programme?, mission
`;

/** "Our team", "we are proud": the publisher, not everybody. */
const OWN_HOUSE = pattern('i')`
  \bour (?:\w+ ){0,2}${OWN_THINGS}s?\b
  |\bwe(?:['’]re| are) (?:proud|excited|happy|pleased|committed|grateful|thrilled|delighted)\b
`;

/** From how many sentences on a document is its writer's own account. */
const OWN_ACCOUNT = 4;
/** ... and from how many on its authors tell of their work. */
const OWN_WORK = 3;

/**
 * A host who says "we measured forty trees" claims another's work. Where the authors tell what they did,
 * "we" becomes "the authors"; elsewhere a "we" in the present means everybody and stays. Where the two can't
 * be told apart, and wherever the writer says "I", the line is spoken as a quotation.
 */
export function judgeVoice(lines: readonly Line[]): { authorsSpeak: boolean } {
  const authorsSpeak = lines.filter((line) => tellsOf(line.text, isWork)).length >= OWN_WORK;
  const ownAccount =
    lines.filter((line) => FIRST_SINGULAR.test(outsideQuotes(line.text))).length >= OWN_ACCOUNT;
  for (const line of lines) {
    const own = outsideQuotes(line.text);
    if (FIRST_SINGULAR.test(own)) {
      if (ownAccount) line.quoted = true;
      else line.fault ??= 'speaker of the source';
    } else if (FIRST_PLURAL.test(own)) {
      if (authorsSpeak && tellsOf(line.text, isWork)) attribute(line);
      else if (authorsSpeak || OWN_HOUSE.test(own) || tellsOf(line.text, isPast)) line.quoted = true;
    }
  }
  return { authorsSpeak };
}

function outsideQuotes(text: string): string {
  return text.replace(/“[^”]{0,500}”|"[^"]{0,500}"/g, '');
}

/** "We measured", "we have shown": the verb of a "we", where nothing but adverbs and "have" stand between. */
function tellsOf(text: string, fits: (verb: Token) => boolean): boolean {
  const tokens = analyse(text);
  return tokens.some((token, i) => {
    if (token.lower !== 'we') return false;
    const verb = tokens.slice(i + 1, i + 6).find((t) => t.pos === 'VERB');
    if (!verb) return false;
    const between = tokens.slice(i + 1, tokens.indexOf(verb));
    if (between.some((t) => t.pos !== 'ADV' && !/^(?:have|had|did|were|not|also)$/.test(t.lower)))
      return false;
    return fits(verb);
  });
}

function isWork(verb: Token): boolean {
  return WORK.test(verb.lower);
}

function isPast(verb: Token): boolean {
  return verb.lower !== verb.lemma && !/(?:s|ing)$/.test(verb.lower);
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
