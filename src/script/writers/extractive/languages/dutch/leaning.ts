import { pattern } from '../../../../../kernel/patterns.ts';
import { supposes } from './cues.ts';
import {
  ARTICLES,
  CLAUSE_OPENERS,
  CLAUSE_PRONOUNS,
  COUNT,
  EMPTY_OPENINGS,
  FRONT_PREPOSITIONS,
  FRONTED_VERBS,
  FURTHER_ADJECTIVES,
  HET_VERBS,
  LIMITING_OPENINGS,
  ONE_OF_LINKS,
  ONE_OF_NOUNS,
  ORDINAL_ADJECTIVES,
  PRO_ADVERBS,
  QUANTIFIERS,
  SHELL_NOUNS,
  SUBORDINATORS,
  THINGS,
  TIED_OPENINGS,
  VERBS,
  WEATHER_VERBS,
} from './leaning-words.ts';
import { pointsBack } from './pronouns.ts';

/*
 * Which sentences lean on what stands before them. Like German, Dutch puts what ties a sentence to the one
 * before it in front of the verb ("Daardoor stijgt ...", "Hierbij komt ...").
 */

const TIED_OPENING = pattern('u')`^${TIED_OPENINGS}(?![\p{L}-])`;

const EMPTY_OPENING = pattern('u')`^${EMPTY_OPENINGS}`;

/** "In de nacht koelt hij af": a pronoun right behind the verb of a sentence that opens with a time or a place. */
const OUTSIDE = pattern('u')`
  ^${FRONT_PREPOSITIONS}\b[^,.;:]{0,80}? ${FRONTED_VERBS} (?:hij|zij|ze|hem|haar|hen|hun|deze|dit)
  (?! \p{Ll}+ (?:van|die|dat))\b
`;

const CLAUSE = pattern('u')`^${SUBORDINATORS} ${CLAUSE_PRONOUNS}(?= )`;
const HET = pattern('u')`^Het (?:zelf |alleen |ook |dan |echter )?${VERBS}\b`;
const EMPTY_HET = pattern('u')`^Het (?:${HET_VERBS}\b.*(?:,? ${CLAUSE_OPENERS}\b|\bte\b)|${WEATHER_VERBS} )`;
/** "Het is geen catalogus": what it is was named before. */
const THING =
  /^Het (?:is|was) (?:ook )?(?:een|geen|de|het|zijn|haar|hun) (?!.*\b(?:feit|vraag|kunst|idee|gewoonte|probleem|raadsel)\b)/u;
const DEMONSTRATIVE = pattern('u')`^(?:Dat|Dit|Die|Deze|De|Men) (?:alles |ook |echter |weer )?${VERBS}\b`;
const ELLIPSIS = pattern('u')`
  ^${QUANTIFIERS} (?:daarvan\b|hiervan\b|ervan\b|van hen\b|van deze\b|van die\b|${VERBS}\b)
`;

/** "De verandering is klein": a word for something told before, with nothing that says which. */
const SHELL = pattern('u')`^(?:De|Het) (?:\p{Ll}+e )?${SHELL_NOUNS} (?:${PRO_ADVERBS}\b|${VERBS}\b)`;
const ONE_OF = pattern('u')`
  ^(?:Een) ${FURTHER_ADJECTIVES}\b
  |^Een (?:\p{Ll}+e? )?${ONE_OF_NOUNS} ${ONE_OF_LINKS}\b
`;

const ORDINAL = pattern('u')`
  ^${ARTICLES} ${ORDINAL_ADJECTIVES}\b
  |^(?:De|Het) (?:eerste|laatste) (?:is|zijn|was|waren|stap|reden|punt|deel)\b
`;

/**
 * "De opbrengsten zijn ...": Dutch speaks of things in general without an article in the plural, so that "de"
 * before a bare plural points at some that were named.
 */
const BARE_ARTICLE =
  /^De \p{Ll}{3,}(?:en|s) (?:zijn|waren|hebben|hadden|worden|werden|kunnen|konden|moeten|moesten|zullen|zouden|\p{Ll}{3,}en)(?![\p{L}-])/u;
const COMPARES =
  /^(?:De|Het) \p{Ll}+ (?:is|zijn|was|waren|blijven|blijft) (?:(?:bijna|vrijwel|geheel|heel|erg) )?(?:identiek|gelijk|vergelijkbaar|verschillend|anders|dezelfde|hetzelfde)\b(?! (?:aan|als|met)\b)/u;

function tiedByOpening(text: string): boolean {
  const bare = text.replace(/^[„"“‘'«]/, '');
  if (HET.test(bare)) return THING.test(bare) || !EMPTY_HET.test(bare);
  return (
    OUTSIDE.test(bare) ||
    CLAUSE.test(bare) ||
    /^(?:Zich|\p{Lu}\p{Ll}+end) [^,]{0,70}, (?:hij|zij|ze|hem|haar)\b/u.test(bare) ||
    DEMONSTRATIVE.test(bare) ||
    ELLIPSIS.test(bare) ||
    SHELL.test(bare) ||
    ONE_OF.test(bare) ||
    ORDINAL.test(bare) ||
    COMPARES.test(bare) ||
    (TIED_OPENING.test(bare) && !EMPTY_OPENING.test(bare))
  );
}

export function leans(text: string, opensParagraph: boolean): boolean {
  return (
    tiedByOpening(text) || pointsBack(text, opensParagraph) || (!opensParagraph && BARE_ARTICLE.test(text))
  );
}

/** Sentences that limit or turn what was just said: leaving them off would lose a condition (F3). */
const LIMITING = pattern('u')`^${LIMITING_OPENINGS}(?![\p{L}])`;

export function limits(text: string, before: string): boolean {
  if (/^Andere\b/.test(text) && /\b(?:sommige|enkele)\b/i.test(before)) return true;
  return LIMITING.test(text) || /^[^,;:]{0,45} (?:echter|daarentegen|evenwel)\b/.test(text);
}

const ANNOUNCING = pattern('u')`
  :$|\bde volgende \p{Ll}+[^.]{0,500}[.:]$|\b(?:het|als) volgende?[.:]$
  |\bals volgt\b
  |\b${COUNT} (?:\p{Ll}+e? )?${THINGS}(?: \p{Ll}+){0,3}[.:]$
  |^(?:Twee|Drie|Vier|Meerdere|Enkele|Verschillende) (?:\p{Ll}+e? )?${THINGS}[ ]
`;

/** A sentence that promises what comes next and says nothing without it. */
export function announces(text: string): boolean {
  return ANNOUNCING.test(text) || supposes(text);
}
