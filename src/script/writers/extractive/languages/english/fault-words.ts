import { phrases, words } from '../../../../../kernel/patterns.ts';

/* The words by which faults.ts finds what cannot be said of an English text. */

export const INVITATIONS = words`
  Explore (?:the|an?|our|this|these|more), Visit, Watch, Browse, Check out, Go to, Read more, Read about,
  Learn more, Find out, Sign, Join (?:us|the)
`;

export const NUMBERED_GOALS = words`Priority, Pillar, Goal, Objective, Recommendation, Action`;

export const NUMBERED_THINGS = words`
  figs?\., figures?, tables?, plates?, boxe?s?, eqs?\., equations?, sections?, chapters?, appendix,
  appendices, parts?, pages?, lectures?, volumes?, vol\., steps?, exercises?, examples?, listings?,
  diagrams?, footnotes?, notes?, questions?, problems?
`;

const PARTS_BY_PLACE = words`
  figure, table, diagram, graph, image, map, photo, picture, chart, plot, illustration, following, next,
  previous, last, preceding, appendix, section, chapter, notes?
`;

export const PLACES_IN_TEXT = words`
  here, above, below, earlier, previously, before, later, elsewhere, next,
  in (?:the|this|that|these|our) ${PARTS_BY_PLACE}
`;

export const SHOWN_OR_SAID = words`
  shown, seen, illustrated, listed, described, discussed, mentioned, given, noted, defined, explained,
  presented, outlined, detailed, depicted, pictured, summari[sz]ed, reproduced, cited, quoted, introduced,
  stated
`;

const POINTED_AT = words`
  figure, table, diagram, graph, image, map, photo, photograph, picture, chart, plot, illustration,
  section, subsection, chapter, appendix, page, footnote, screenshot, video, link, equation, formula,
  listing, snippet, sidebar, lecture, paragraph, block of, code, data, dataset, output, commands?,
  program, query, script
`;

const POINTED_AT_WITH_ARTICLE = words`
  figure, diagram, illustration, screenshot, above, below, footnote, sidebar, appendix, figures,
  illustrations
`;

export const POINTING_PHRASES = phrases`
  (?:this|next|previous|preceding|last|following|above|below|accompanying|first|second) ${POINTED_AT}
  the ${POINTED_AT_WITH_ARTICLE}
  (?:code|table|figure|list|example|diagram|image|section|equation|links?) (?:above|below)
`;

export const PICTURES_BY_SIDE = words`
  picture, scan, image, figure, panel, photo, example, set, diagram, graph, plot, (?:two|three)[ ],
  measures, row, column
`;

export const ABOVE_WHAT = words`the, an?, its, this, that, sea, zero, average, normal, freezing, ground, \d`;

const WE_WILL = words`
  see, return, discuss, look, learn, explore, cover, examine, turn, describe, consider, give
`;

export const REFERRING_PHRASES = words`
  refer to (?:the|our|section|chapter|figure),
  (?:for )?(?:more|further|additional) (?:information|details?) (?:is|are|on|about|can|see|in|at|may),
  cf\., as (?:we )?(?:saw|seen|noted|discussed|mentioned|described), as we (?:shall|will),
  (?:will|shall) be (?:treated|discussed|described|considered|shown|given|explained|examined),
  (?:we|I|you) (?:will|shall) ${WE_WILL},
  we (?:now )?(?:turn|return|come back|look at|discuss|examine|explore), above-mentioned, aforementioned,
  the above, the below, read on, what follows, as follows, supra, infra, ibid
`;

export const SHOWING_PHRASES = phrases`
  I (?:will|shall|am going to|have here|hold|now|must now)
  (?:let (?:me|us)|let's)(?! (?:assume|suppose|say|imagine)\b)
  before (?:me|you|us)
  you (?:will |can |may |now )?(?:see|notice|observe|perceive) (?:here|how|that|the|this)
  look at
  as you (?:see|can see)
  here (?:is|are|you|I|we)
`;

export const EXAMPLES = words`
  example, examples, case, point, discussion, argument, statement, sentence, text, list, steps?, scenario,
  commands?, snippet, quote, quotation, passage, result, questions?
`;

const TEACHING_TEXTS = words`
  lecture, essay, article, chapter, section, book, tutorial, guide, post, unit, module, lesson, document,
  appendix
`;

export const SOURCE_SPEAKERS = words`
  (?:this|the present|a future|my) (?:volume|work|treatise|manuscript),
  acknowledge(?:ment)?s? (?:the|our|my|all), my (?:deep )?(?:obligations|thanks|gratitude), indebted to,
  grateful to, ladies and gentlemen, dear reader, the reader, our readers?, the author,
  the present (?:author|writer|work), this ${TEACHING_TEXTS}
`;

export const GLOSSARY_NOUNS = words`
  inability, process, ability, tendency, state, type, form, kind, method, technique, act, loss, lack,
  failure, study, measure, part, set, group, amount, period, theory, branch, condition, substance, device,
  unit, system, phenomenon, quality, degree, any, one, someone, person
`;

export const GLOSSARY_LINKS = words`to, by which, in which, through which, that, which, for, where, when, who`;

export const FINITE_VERBS = words`is, are, was, were, has, have, can, will, must, may, makes?, gives?, takes?`;
