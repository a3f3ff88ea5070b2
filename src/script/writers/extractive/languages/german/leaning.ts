import { pattern } from '../../../../../kernel/patterns.ts';
import { supposes } from './cues.ts';
import { ANSWERING_CLAUSE } from './fault-words.ts';
import {
  AFTER_SHELL,
  ARTICLES,
  CLAUSE_PRONOUNS,
  COMPARING_ADJECTIVES,
  COUNT,
  EMPTY_ES_PHRASES,
  EMPTY_ES_VERBS,
  EMPTY_OPENINGS,
  FRONT_PREPOSITIONS,
  FRONT_PREPOSITIONS_ES,
  FURTHER_ADJECTIVES,
  LIMITING_OPENINGS,
  ONE_OF_LINKS,
  ONE_OF_NOUNS,
  ORDINAL_ADJECTIVES,
  QUANTIFIERS,
  SHELL_NOUNS,
  SUBORDINATORS,
  THINGS,
  TIED_OPENINGS,
  VERBS,
} from './leaning-words.ts';
import { pointsBack } from './pronouns.ts';

/*
 * Which sentences lean on what stands before them. German ties its sentences with adverbs that stand where the
 * subject would ("Dabei entsteht ...", "Deshalb ..."), so that most of it is told by the first word.
 */

/** Openings that tie a sentence to the one before: connectives, pro-adverbs, ellipses. */
const TIED_OPENING = pattern('u')`^${TIED_OPENINGS}(?![\p{L}-])`;

/** Openings of the list above that point at nothing. */
const EMPTY_OPENING = pattern('u')`^${EMPTY_OPENINGS}`;

/** "Er", "sie", "es" right behind the verb, in a sentence that opens with a time or a place. */
const OUTSIDE = pattern('u')`
  ^${FRONT_PREPOSITIONS}\b[^,.;:]{0,80}? \p{Ll}+ (?:er|sie|ihn|ihm|ihr|ihnen|diese[rsnm]?)\b
`;

const OUTSIDE_ES = pattern('u')`
  ^${FRONT_PREPOSITIONS_ES}\b[^,.;:]{0,80}? (?!${EMPTY_ES_VERBS}\b)\p{Ll}+ es\b
`;

/** "Ob es bleibt, ...", "Wenn sie blühen, ...". */
const CLAUSE = pattern('u')`^${SUBORDINATORS} ${CLAUSE_PRONOUNS}(?=[ ,]|(?<= ))`;

/** "Als Handelsschiff bestens geeignet, war sie ...": an opening without a verb of its own. */
const LOOSE =
  /^(?:Als|Von|Durch|Aus|In|Mit|Zu|Vom|Zum) \p{Lu}?[^,]{3,80} (?:geeignet|ge\p{Ll}+t|ge\p{Ll}+en|\p{Ll}+end|be\p{Ll}+t), \p{Ll}+ (?:er|sie|es|ihm|ihr|ihnen)\b/u;

/** "Es": empty where what it stands for follows. */
const ES = /^Es\b/;
const EMPTY_ES = pattern('u')`^Es ${EMPTY_ES_PHRASES}`;
/** "Das ist", "Die sind": the article stands for a thing itself. */
const DEMONSTRATIVE = pattern('u')`
  ^(?:Das|Der|Die|Den|Dem) (?:aber |alles |wiederum |allein |auch )?${VERBS}\b
`;

/** "Da hilft nur", where "Da" is no conjunction. */
const THERE = pattern('u')`^Da ${VERBS}\b`;
/** "Einige sind", "Viele glauben": of those named before. */
const ELLIPSIS = pattern('u')`^${QUANTIFIERS} (?:davon\b|von ihnen\b|dieser\b|${VERBS}\b)`;

/** "Die Änderung ist klein": a word for something told before, with nothing that says which. */
const SHELL = pattern('u')`^(?:Der|Die|Das) (?:\p{Ll}+e[nrs]? )?${SHELL_NOUNS} ${AFTER_SHELL}`;
/** "Ein Grund dafür ist", "Ein weiterer Vorteil". */
const ONE_OF = pattern('u')`
  ^(?:Ein|Eine|Einen|Einem|Einer) ${FURTHER_ADJECTIVES}(?:e[nrms]?)\b
  |^(?:Ein|Eine) (?:\p{Ll}+e[rs]? )?${ONE_OF_NOUNS} ${ONE_OF_LINKS}\b
`;

const ORDINAL = pattern('u')`
  ^${ARTICLES} ${ORDINAL_ADJECTIVES}(?:e[nrms]?)\b
  |^(?:Der|Die|Das) (?:erste|letzte) (?:ist|sind|war|waren|Schritt|Grund|Punkt|Teil|Fall)\b
`;

function tiedByOpening(text: string): boolean {
  const bare = text.replace(/^[„"»‚“]/, '');
  if (ES.test(bare)) return !EMPTY_ES.test(bare);
  return (
    OUTSIDE.test(bare) ||
    OUTSIDE_ES.test(bare) ||
    DEMONSTRATIVE.test(bare) ||
    /^(?:Das|Die|Der) (?!erst |fast |oft |meist |einst |nicht |weit |selbst )\p{Ll}{2,}t (?!\p{Ll}+e[nrs]? \p{Lu})/u.test(
      bare,
    ) ||
    CLAUSE.test(bare) ||
    LOOSE.test(bare) ||
    THERE.test(bare) ||
    ELLIPSIS.test(bare) ||
    SHELL.test(bare) ||
    ONE_OF.test(bare) ||
    ORDINAL.test(bare) ||
    /^Sie (?!.*\b(?:Ihre?[nrms]?|Ihnen)\b)/.test(bare) ||
    (TIED_OPENING.test(bare) && !EMPTY_OPENING.test(bare))
  );
}

/**
 * "Die Erträge sind ...": German speaks of things in general without an article in the plural, so that "die"
 * before a bare plural points at some that were named.
 */
const BARE_ARTICLE =
  /^Die [\p{L}-]*\p{Lu}[\p{L}-]+(?:e|en|n|er|s|ler|ger) (?:sind|waren|haben|hatten|werden|wurden|können|konnten|müssen|mussten|sollen|sollten|\p{Ll}{3,}(?:en|eln|ern))(?![\p{L}-])/u;

/** "Die Noten sind identisch": with what the sentence does not say. */
const COMPARES = pattern('u')`
  ^(?:Der|Die|Das) \p{Lu}[\p{L}-]+ (?:ist|sind|war|waren|bleiben|bleibt) (?:(?:sehr|fast|nahezu|völlig|ganz|beinahe) )?
  ${COMPARING_ADJECTIVES}\b(?! (?:wie|mit|zu)\b)
`;

/** "Den Ausdruck kann man ...": an object in front takes up what was spoken of. */
const OBJECT_FIRST = /^De[nm] \p{L}/u;

export function leans(text: string, opensParagraph: boolean): boolean {
  return (
    tiedByOpening(text) ||
    ANSWERING_CLAUSE.test(text) ||
    COMPARES.test(text) ||
    pointsBack(text, opensParagraph) ||
    (!opensParagraph && (BARE_ARTICLE.test(text) || OBJECT_FIRST.test(text)))
  );
}

/** Sentences that limit or turn what was just said: leaving them off would lose a condition (F3). */
const LIMITING = pattern('u')`^${LIMITING_OPENINGS}(?![\p{L}])`;

export function limits(text: string, before: string): boolean {
  if (/^Andere\b/.test(text) && /\b(?:einige|manche)\b/i.test(before)) return true;
  return LIMITING.test(text) || /^[^,;:]{0,45} (?:jedoch|allerdings|dagegen|hingegen|aber)\b/.test(text);
}

const ANNOUNCING = pattern('u')`
  :$|\bfolgende[nrms]?\b[^.]{0,500}[.:]$|\bwie folgt\b
  |\b${COUNT} (?:\p{Ll}+ )?${THINGS}(?: \p{Ll}+){0,3}[.:]$
  |^${['Zwei', ...COUNT.slice(1)]} (?:\p{Ll}+ )?${THINGS}
  |^(?:Zwei|Drei|Vier|Mehrere|Einige|Folgende) (?:\p{Ll}+ )?${THINGS}[ ]
  |^Dafür gibt es .*Gründe
`;

/** A sentence that promises what comes next and says nothing without it. */
export function announces(text: string): boolean {
  return ANNOUNCING.test(text) || supposes(text);
}
