import { pattern, words } from '../../../../../../kernel/patterns.ts';
import { capitalise } from '../../../text/letter-case.ts';
import type { Rule } from '../../question.ts';
import { analyse, type Token } from '../tokens.ts';

const LEADING = words`results? in, resulted in, leads? to, led to, causes?, caused, brings? about, brought about`;
const DOING = words`
  allows, allowed, enables, enabled, lets, helps, helped, makes, made, leaves, reduces, reduced, increases, increased,
  improves, improved, prevents, prevented, gives, gave, creates, created, forces, forced, ensures, ensured, protects,
  speeds, slows, keeps, kept, gets, changes, changed, weakens, strengthens
`;
const TELLING = words`shows, showed, suggests, suggested, indicates, indicated, implies, implied, demonstrates, demonstrated`;
const SEQUEL = pattern()`^(?:This|That) (?:also |then |often |usually )?(?:(${LEADING})|(${DOING})|(${TELLING}))\b`;

/** "This led to a strike." answers "What did that lead to?", "This allows ..." "And what does that do?". */
export const sequel: Rule = ({ text, line }) => {
  const found = SEQUEL.exec(text);
  if (!found || !line.leans) return undefined;
  const verb = (found[1] ?? found[2] ?? found[3])!.split(' ')[0]!;
  const help = /s$/.test(verb) ? 'does' : 'did';
  if (found[1]) return { kind: 'sequel', text: `What ${help} that lead to?` };
  if (found[2]) return { kind: 'sequel', text: `And what ${help} that do?` };
  return { kind: 'sequel', text: `And what ${help} that tell us?` };
};

const OTHER_HAND =
  /^([^,;:()“”"]{3,40}), (?:on the other hand|by contrast|in contrast|in turn|meanwhile|for (?:his|her|its|their) part), /;
const POINTS = /\b(?:this|that|these|those|it|they|he|she|we|I|you|which|who)\b/i;

/** "Sculpting, on the other hand, is ..." answers "And sculpting?". */
export const otherHand: Rule = ({ text, letterCase }) => {
  const found = OTHER_HAND.exec(text);
  if (!found || POINTS.test(found[1]!)) return undefined;
  if (analyse(found[1]!).some(({ pos }) => pos === 'AUX')) return undefined;
  return { kind: 'otherHand', text: `And ${letterCase.inside(found[1]!)}?` };
};

const SETTING =
  /^(In|At|During|After|Before|Under|Among|Outside|Inside|Within|For|Since|Until) ((?:the |a |an )?[^,;:()“”"]{3,40}), (?=\S)/;
const NO_SETTING = words`
  general, addition, fact, other words, example, instance, particular, short, conclusion, summary, contrast, turn,
  practice, reality, theory, effect, case, order, total, all, most cases, many cases, some cases, comparison, essence,
  response, part, this reason, that reason, these reasons, now, first, last, least, best, once, return, doing so, truth,
  that, this, it, them, which, whom
`;
/** An article, a plural or a name: a place, a time or a party that one can ask about. */
function namesOne(phrase: string, last: Token | undefined): boolean {
  return (
    /^(?:the|an?) /i.test(phrase) || /^\p{Lu}/u.test(last?.text ?? '') || /[^s]s$/.test(last?.lower ?? '')
  );
}

const NOT_A_SETTING = pattern(
  'i',
)`^(?:${NO_SETTING})$|\b(?:this|that|these|those|it|they|which|who|same|other)\b|ing\b`;

/** "In the short run, firms ..." answers "And in the short run?"; "In alarm, ..." tells how, not where or when. */
export const setting: Rule = ({ text, line, letterCase }) => {
  const found = SETTING.exec(text);
  if (!found || line.leans || line.at === 0 || NOT_A_SETTING.test(found[2]!) || /\d{4}/.test(found[2]!))
    return undefined;
  const tokens = analyse(found[2]!);
  if (!tokens.some(({ pos }) => pos === 'NOUN' || pos === 'PROPN')) return undefined;
  if (tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX') || tokens.length > 6) return undefined;
  if (!namesOne(found[2]!, tokens.at(-1))) return undefined;
  const rest = text.slice(found[0].length);
  return {
    kind: 'setting',
    text: `And ${found[1]!.toLowerCase()} ${letterCase.inside(found[2]!)}?`,
    answer: capitalise(rest),
    change: `"${found[0].trim()}" asked as a question`,
  };
};
