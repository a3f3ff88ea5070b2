import { pattern, words } from '../../../../../../kernel/patterns.ts';
import type { Rule } from '../../question.ts';
import { findTopic } from '../subject.ts';

const MOST_CLAUSE_WORDS = 15;

const UNASKABLE_WORDS = words`
  nicht, nie, nur, kein\p{Ll}*, aber, auch, er, es, ihn, ihm, ihnen, ihre?[nrms]?, seine?[nrms]?, sie,
  wir, man, Sie, diese[nrms]?, dies, dabei, dadurch, dort, hier, daher, deshalb, also, allerdings, jedoch,
  noch, vor allem, unter anderem, zum Beispiel, beispielsweise, möglicherweise, vielleicht,
  wahrscheinlich, natürlich, allein, ebenfalls, so, dann, damit, daran, darauf, davon, dazu
`;

/** What would change a question's meaning, or lean on what stood before. */
const UNASKABLE = pattern('u')`[,;:–„“»«]|\b${UNASKABLE_WORDS}\b`;

/** German asks by moving the verb: "Die Flut steigt hoch, weil ..." -> "Warum steigt die Flut hoch?". */
const CLAUSES: { opening: RegExp; word: string; kind: string }[] = [
  {
    opening: /, (?:vor allem |auch |hauptsächlich |unter anderem )?(?:weil|da) /,
    word: 'Warum',
    kind: 'cause',
  },
  { opening: /, damit /, word: 'Wozu', kind: 'use' },
  { opening: /, um (?=.{0,500} zu\b|.{0,500}zu\p{Ll}{1,60}en\b)/u, word: 'Wozu', kind: 'use' },
  { opening: /, indem /, word: 'Wie', kind: 'means' },
];

const STATE_VERBS = words`
  ist, sind, war, waren, hat, haben, hatte, hatten, besitzt, besitzen, enthält, enthalten, bietet, bieten,
  braucht, brauchen, brauchte, brauchten, benötigt, benötigen, reicht, reichen, genügt, genügen, dauert,
  dauern, gibt, kommt, kommen, geht, gehen, bleibt, bleiben, wächst, wachsen
`;

const STATE_VERB = pattern()`^${STATE_VERBS}$`;

export const cause: Rule = (asked) => {
  if (
    /^(?:Das|Dies|Es) (?:liegt|lag|kommt|kam|rührt) (?:\p{Ll}+ )?(?:daran|daher|an|von|vor allem)\b/u.test(
      asked.text,
    )
  )
    return { kind: 'cause', text: asked.text.includes(' lag ') ? 'Woran lag das?' : 'Woran liegt das?' };
  if (/^(?:Das|Dies) (?:ist|war|geschieht|passiert|funktioniert)(?: so)?, weil\b/.test(asked.text))
    return { kind: 'cause', text: 'Und warum ist das so?' };
  if (
    /^Der Grund (?:dafür|hierfür)?\b|^(?:Ursache|Grund) (?:dafür|hierfür) /.test(asked.text) &&
    asked.line.leans
  )
    return { kind: 'cause', text: 'Und was ist der Grund dafür?' };
  const topic = findTopic(asked, 7);
  if (!topic) return undefined;
  for (const { opening, word, kind } of CLAUSES) {
    const found = opening.exec(asked.text);
    if (!found || found.index < topic.subject.verb.end) continue;
    const clause = asked.text.slice(topic.subject.verb.end, found.index).trim();
    if (UNASKABLE.test(clause) || clause.split(' ').length > MOST_CLAUSE_WORDS) return undefined;
    const verb = topic.subject.verb.text;
    // "besitzt Funktionen, um": what it is there for is no purpose of having it.
    if (kind === 'use' && STATE_VERB.test(verb)) continue;
    // "dreht sich": the pronoun goes with the verb.
    const reflexive = /^sich\b ?/.test(clause);
    const rest = clause.replace(/^sich\b ?/, '');
    if (rest === '' && FINITE_ONLY.test(verb)) return undefined;
    return {
      kind,
      text: `${word} ${verb}${reflexive ? ' sich' : ''} ${topic.text}${rest === '' ? '' : ` ${rest}`}?`,
    };
  }
  return undefined;
};

const FINITE_ONLY =
  /^(?:ist|sind|war|waren|hat|haben|wird|werden|wurde|wurden|kann|können|muss|müssen|soll|sollen)$/;

/** Verbs whose own preposition makes the question: "beruht auf" -> "Worauf beruht X?". */
const ASKED_BY_VERB: {
  verb: RegExp;
  rest: RegExp;
  kind: string;
  question: (verb: string, topic: string, rest: string) => string;
}[] = [
  {
    verb: /^(?:besteht|bestehen|bestand|bestanden)$/,
    rest: /^(?:\p{Ll}+ ){0,2}aus\b/u,
    kind: 'make-up',
    question: (v, t) => `Woraus ${v} ${t}?`,
  },
  {
    verb: /^setz(?:t|en)$/,
    rest: /^sich (?:\p{Ll}+ )?aus\b.*\bzusammen\b/u,
    kind: 'make-up',
    question: (v, t) => `Woraus ${v} sich ${t} zusammen?`,
  },
  {
    verb: /^(?:entsteht|entstehen|entstand|entstanden|bildet|bilden)$/,
    rest: /^(?:sich )?(?:\p{Ll}+ ){0,2}(?:durch|aus|wenn|indem|, wenn|, indem)\b/u,
    kind: 'cause',
    question: (v, t, r) => `Wie ${v} ${/^sich/.test(r) ? 'sich ' : ''}${t}?`,
  },
  {
    verb: /^(?:entsteht|entstehen|bildet|bilden)$/,
    rest: /^(?:sich)?, (?:wenn|indem)\b/u,
    kind: 'cause',
    question: (v, t, r) => `Wie ${v} ${/^sich/.test(r) ? 'sich ' : ''}${t}?`,
  },
  {
    verb: /^(?:beruht|beruhen|beruhte|beruhten|basiert|basieren)$/,
    rest: /^(?:\p{Ll}+ )?auf\b/u,
    kind: 'cause',
    question: (v, t) => `Worauf ${v} ${t}?`,
  },
  {
    verb: /^(?:hängt|hängen|hing|hingen)$/,
    rest: /^(?:\p{Ll}+ )?vo[nm]\b.*\bab\b/u,
    kind: 'cause',
    question: (v, t) => `Wovon ${v} ${t} ab?`,
  },
  {
    verb: /^(?:dient|dienen|diente|dienten)$/,
    rest: /^(?:\p{Ll}+ )?(?:als|der|dem|dazu|zum|zur|zu)\b/u,
    kind: 'use',
    question: (v, t) => `Wozu ${v} ${t}?`,
  },
  {
    verb: /^(?:stammt|stammen|stammte|stammten)$/,
    rest: /^(?:\p{Ll}+ )?(?:aus|von|vom)\b/u,
    kind: 'origin',
    question: (v, t) => `Woher ${v} ${t}?`,
  },
  {
    verb: /^(?:liegt|liegen|lag|lagen)$/,
    rest: /^(?:in|im|an|am|auf|zwischen|bei|nahe|nördlich|südlich|östlich|westlich) (?!Zeit|Interesse|Durchschnitt|Mittel|Trend|Jahr|Herzen|Hand)(?:der |dem |den |einer |einem )?\p{Lu}/u,
    kind: 'place',
    question: (v, t) => `Wo ${v} ${t}?`,
  },
  {
    verb: /^(?:kommt|kommen)$/,
    rest: /^(?:\p{Ll}+ )?(?:in|im|an|am|auf)\b.*\bvor\b/u,
    kind: 'place',
    question: (v, t) => `Wo ${v} ${t} vor?`,
  },
  {
    verb: /^(?:lebt|leben|wächst|wachsen|lebte|lebten)$/,
    rest: /^(?:\p{Ll}+ )?(?:in|im|an|am|auf|unter) (?:der |dem |den |einer |einem )?(?:\p{Ll}+ )?\p{Lu}/u,
    kind: 'place',
    question: (v, t) => `Wo ${v} ${t}?`,
  },
  {
    verb: /^(?:enthält|enthalten|enthielt|enthielten|umfasst|umfassen|umfasste)$/,
    rest: /^(?!\p{Ll}+ (?:dabei|davon))/u,
    kind: 'make-up',
    question: (v, t) => `Was ${v} ${t}?`,
  },
  {
    verb: /^(?:dauert|dauern|dauerte|dauerten)$/,
    rest: /^(?:\p{Ll}+ ){0,2}(?:\d|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|von|bis|zwischen)\b/u,
    kind: 'extent',
    question: (v, t) => `Wie lange ${v} ${t}?`,
  },
  {
    verb: /^(?:wiegt|wiegen|wog|wogen)$/,
    rest: /\d|Kilo|Tonne|Gramm/u,
    kind: 'extent',
    question: (v, t) => `Wie viel ${v} ${t}?`,
  },
  {
    verb: /^(?:kostet|kosten|kostete|kosteten)$/,
    rest: /\d|Euro|Mark|Million/u,
    kind: 'extent',
    question: (v, t) => `Was ${v} ${t}?`,
  },
];

export const source: Rule = (asked) => {
  const topic = findTopic(asked);
  if (!topic) return undefined;
  const { verb, rest } = topic.subject;
  const first = rest.replace(/^, /, '');
  const found = ASKED_BY_VERB.find(
    (rule) => rule.verb.test(verb.lower) && (rule.rest.test(rest) || rule.rest.test(first)),
  );
  if (found) return { kind: found.kind, text: found.question(verb.lower, topic.text, rest) };
  const passive =
    /^(?:\p{Ll}+ ){0,2}durch\b.* (verursacht|ausgelöst|hervorgerufen|erzeugt|bestimmt|angetrieben|begrenzt)\b/u.exec(
      rest,
    );
  if (passive && /^(?:wird|werden|wurde|wurden)$/.test(verb.lower))
    return { kind: 'cause', text: `Wodurch ${verb.lower} ${topic.text} ${passive[1]}?` };
  const used =
    /^(?:\p{Ll}+ ){0,3}(?:zum|zur|für|als)\b.* (verwendet|genutzt|benutzt|eingesetzt|gebraucht)\b/u.exec(
      rest,
    );
  if (used && /^(?:wird|werden|wurde|wurden)$/.test(verb.lower))
    return { kind: 'use', text: `Wofür ${verb.lower} ${topic.text} ${used[1]}?` };
  return undefined;
};
