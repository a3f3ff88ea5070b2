import { pattern, words } from '../../../../../../kernel/patterns.ts';
import type { Rule } from '../../question.ts';
import { findTopic } from '../subject.ts';

const DEFINING_LINKS = words`
  der, die, das, dem, den, des, deren, dessen, bei, in, mit, durch, aus, von, für, zu, zur, zum, auf, an,
  zwischen, welche[rs]?, eines, einer, ohne, unter, über, womit, wo, um, im, am
`;

const HEDGES = words`
  im Grunde, eigentlich, also, vereinfacht gesagt, streng genommen, meist, in der Regel, heute
`;

const GENUS_DETERMINERS = words`eine?, der, die, das, einer der, eines der, eine der, alle, jede[rs]?`;

/** "ein Vorgang, bei dem", "die Fähigkeit, ...", "Dämme, die": a kind of thing and what sets it apart. */
const GENUS = pattern('u')`
  ^(?:${HEDGES} )?${GENUS_DETERMINERS}? ?(?:\p{Ll}+(?:e|er|es|en)(?: und \p{Ll}+(?:e|er|es|en))? ){0,3}
  (\p{Lu}[\p{L}-]+)(?:,? (?:und|oder) (?:die |der |das )?\p{Lu}[\p{L}-]+)?(?:,? ${DEFINING_LINKS}\b)
`;

const JUDGING_ADJECTIVES = words`
  wichtig, größt, groß, best, gut, schlecht, schön, bekannt, häufig, erst, letzt, einzig, beliebt,
  typisch, klassisch, entscheidend, wesentlich, zentral, höchst, ältest, meist, gleich, eigentlich, wahr,
  echt, ideal, gelungen, eindrucksvoll, beeindruckend, gefährlich, einfach, nächst, hauptsächlich, weit
`;

const JUDGING_DETERMINERS = words`eine?, der, die, das, einer der, eine der, eines der`;
const JUDGING_NOUNS = words`
  Problem, Grund, Beispiel, Frage, Vorteil, Nachteil, Folge, Ergebnis, Zeichen, Teil, Sache, Aufgabe,
  Ursache, Ziel, Lösung, Antwort, Fall, Rolle, Opfer, Tatsache, Hinweis, Meinung, Zustand der, Grundlage,
  Voraussetzung, Bedingung, Ausdruck, Produkt, Schritt, Herausforderung, Schlüssel, Heimat, Hauptstadt,
  Kunst
`;

/** "ein wichtiges Problem", "der größte Hafen": a judgement or a ranking, not what the thing is. */
const JUDGES = pattern('u')`
  ^(?:(?:\p{Ll}+ ){0,2})?${JUDGING_DETERMINERS}? ?(?:\p{Ll}+ )?${JUDGING_ADJECTIVES}\p{Ll}*[ ]
  |^(?:eine?|der|die|das) (?:\p{Ll}+ )?${JUDGING_NOUNS}\b
`;

const PREDICATES = words`
  ausgenommen, ausgeschlossen, verboten, untersagt, erlaubt, gestattet, zulässig, unzulässig, betroffen, geeignet, wichtig,
  entscheidend, bekannt, typisch, gemeint, enthalten, inbegriffen, zuständig, verantwortlich, beteiligt, möglich, nötig,
  notwendig, erforderlich, vorgesehen, befreit, berechtigt, verpflichtet, charakteristisch, kennzeichnend
`;
const IN_FRONT = pattern('iu')`^${PREDICATES}$`;

/** "Eine Gezeitenmühle ist eine Mühle, die ..." answers "Was ist eine Gezeitenmühle?". */
export const definition: Rule = (asked) => {
  const called = calling(asked.text);
  if (called && !asked.line.leans) return { kind: 'definition', text: called };
  const topic = findTopic(asked, 4);
  if (!topic) return undefined;
  const { subject, text } = topic;
  const { verb, rest } = subject;
  // "Ausgenommen sind Schäden, die ...": a participle in front, and nothing that is explained.
  if (IN_FRONT.test(text)) return undefined;
  if (
    verb.lower === 'bezeichnet' &&
    /^(?:eine?n?|den|die|das|alle|jede[ns]?) /.test(rest) &&
    !/ als /.test(rest)
  )
    return /^(?:der|das) (?:Begriff|Ausdruck|Wort|Name) /.test(text)
      ? { kind: 'definition', text: `Was bezeichnet ${text}?` }
      : undefined;
  if (verb.lower !== 'ist' && verb.lower !== 'sind') return undefined;
  if (/ (?:der|des|eines|einer|von|vom|in|im|an|am|auf|für|mit|zwischen|bei|aus|unter|über) /.test(text))
    return undefined;
  const genus = GENUS.exec(rest);
  // "Aktionär ist eine Person": an entry of a glossary lacks its article.
  if (
    subject.article === undefined &&
    !subject.plural &&
    /^(?:Person|Mensch|jemand|Tier|Gerät|Unternehmen|Firma|Konto|Programm|Dokument|Paket|Gebäude)$/.test(
      genus?.[1] ?? '',
    )
  )
    return undefined;
  if (!genus || JUDGES.test(rest) || /\b(?:nicht|kein\p{Ll}*|keine)\b/u.test(rest.slice(0, 24)))
    return undefined;
  // "Der Deich ist ..." is one dike; "Die Osmose", "Das Watt" are what they are wherever they are.
  if (
    subject.article &&
    /^(?:der|die|das)$/.test(subject.article) &&
    !asked.known.has(asked.text) &&
    /^ein/.test(rest) &&
    isPerson(genus[1]!)
  )
    return undefined;
  return { kind: 'definition', text: `Was ${verb.lower} ${text}?` };
};

function isPerson(genus: string): boolean {
  return (
    /(?:mann|frau|er|in|ist|eur|or|stadt|dorf|fluss|insel|ort)$/i.test(genus) &&
    !/(?:zeichen|körper|wasser|fenster|mittel|filter|speicher|messer|muster|lager)$/i.test(genus)
  );
}

/** "Unter Osmose versteht man", "Als Tidenhub bezeichnet man". */
function calling(text: string): string | undefined {
  const under =
    /^Unter (?:(dem Begriff|einem|einer|der|dem|den) )?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) versteht man\b/u.exec(
      text,
    );
  if (under) return `Was versteht man unter ${under[1] ? `${under[1]} ` : ''}${under[2]}?`;
  const as = /^Als (\p{Lu}[\p{L}-]+) bezeichnet man\b/u.exec(text);
  return as ? `Was bezeichnet man als ${as[1]}?` : undefined;
}

/** "Diesen Vorgang nennt man Osmose" answers "Gibt es dafür einen Namen?". */
export const naming: Rule = ({ line, text }) =>
  line.leans &&
  /^(?:Das|Dies|Diese[nrsm]?|Solche|Man)\b.{0,50}\b(?:nennt man|nennt|heißt|heißen|bezeichnet man|wird .{0,40} (?:genannt|bezeichnet)|werden .{0,40} (?:genannt|bezeichnet))/.test(
    text,
  ) &&
  !/^(?:Das|Dies) heißt/.test(text)
    ? { kind: 'naming', text: 'Gibt es dafür einen Namen?' }
    : undefined;
