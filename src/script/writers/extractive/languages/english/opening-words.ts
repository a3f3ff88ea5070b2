import { phrases, words } from '../../../../../kernel/patterns.ts';

/* The words by which leaning.ts finds sentences that may open a text, though they would lean inside one. */

/** What a text calls itself, and what it is written about, in its first sentence. */
const OWN_TEXT = words`
  recipe, paper, repo, repository, guide, guideline, article, document, policy, report, study, essay, post, page, blog,
  tutorial, manual, handbook, book, booklet, leaflet, brochure, chapter, course, lesson, workshop, notes?, memo,
  letter, speech, talk, story, interview, review, survey, statement, plan, strategy, charter, code, agreement,
  toolkit, project, package, library, tool, program, app, plugin, website, site, wiki, module, proposal,
  specification, standard, glossary, checklist, FAQ, newsletter, bulletin, text, work
`;

/** "This recipe", "In this short guide". */
export const OWN_TEXT_OPENING = phrases`
  (?:(?:In|With|Throughout|Through) )?[Tt]his (?:[a-z-]+ ){0,2}${OWN_TEXT}\b
`;

/** "In those older, simpler days": a time that nothing before a text can have named. */
export const OLD_TIMES = phrases`In (?:those|these) (?=(?:\p{Ll}+,? ){0,3}(?:days|times|years|centuries)\b)`;

/** What a heading names, as its text may call it: "this issue", "these approaches". */
export const HEADED_THINGS = words`
  issue, question, problem, topic, subject, matter, approach, method, process, technique, procedure, step, phase, stage,
  idea, concept, principle, rule, area, theme, practice, theory, model, system, condition, disease, disorder, type, kind,
  form, category, group, class, reaction, phenomenon, effect, decision, option, term, feature, tool, project
`;

const EMPTY_IT_VERBS = phrases`
  ['’]s
  [ ]is
  [ ]was
  [ ]can be
  [ ]may be
  [ ]has been
  [ ]seems
  [ ]is not
  [ ]isn['’]t
`;
/** "It is used to ...", "It is a way to ...": these say something of a thing named before. */
const OF_A_THING = words`an?, the, \w+ed, meant, made, built, set, used`;
const EMPTY_IT_LINKS = words`to, that, how, whether, when, if, for, why, what`;

/** Openings that count, compare or name a place in a row which nothing before them has begun. */
export const FREE_OPENINGS = phrases`
  It${EMPTY_IT_VERBS} (?:\w+ly |not |more |often |always |never )?(?!${OF_A_THING}\b)[a-z]+ ${EMPTY_IT_LINKS}\b
  The (?:first|second|main|key|most|best|final|last|chief|principal|sole|only|next)\b
  The (?:reasons?|problem|difference|effects?|solution|idea|question|answer|results?|point) (?:for|with|between|of|to|behind)\b
  (?:One|Some|Many|Most|All|None|Each|Few) of the\b
  First(?:ly)?,? 
  (?:More|Less|Fewer|Few|Much|Many) \w+
`;
