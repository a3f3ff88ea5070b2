import { phrases, words } from '../../../../../kernel/patterns.ts';

/* The words by which leaning.ts finds English sentences that lean, limit or announce. */

const AFTER_IN = words`
  contrast(?! (?:to|with) (?!this|that|these|those|it|them)), comparison(?! (?:to|with) (?!this|that|these|those|it|them)), turn, short, sum, summary, other words, particular, this, that, these, those,
  such, each, both, either, one, another, all, practice, response, return, reality, effect, fact
`;

const AFTER_THE = words`
  same, former, latter, other, others, first, second, third, fourth, final, last, next, rest, result,
  results, reason, reasons, answer, problem, difference, effect, effects, solution, idea, point, trick,
  question, consequence, outcome, remaining, remainder, opposite, reverse, above, following, main, key,
  most, more, best
`;

/** "A week later": counted from what was told before. */
const LATER_BY = phrases`
  (?:An?|One|Two|Three|Four|Five|Six|Ten|Some|Several|A few|Many|Not long|Shortly|Soon|\d+)(?: (?:second|minute|hour|day|week|month|year|decade|centur|generation)\w*)?
`;

export const TIED_OPENINGS = words`
  And, But, Or, Nor, So, Yet, Yes, No(?=[,.]), Not(?! (?:all|every|only|everyone|everything|many|much|until|everybody)\b), Further(?=,), Then, Thus, Therefore, Hence, Consequently,
  Accordingly, However, Nevertheless, Nonetheless, Still, Instead, Otherwise, Conversely, Similarly,
  Likewise, Meanwhile, Afterwards?, Later, Next(?! to\b| only\b| perhaps\b| door\b), Second(?:ly)?, Third(?:ly)?, Fourth(?:ly)?, Finally,
  Lastly, Again, Here, Rather(?=,), Even so, Even then, Too, First(?:ly)?, Because of (?:this|that|these|it),
  For (?:example|instance|this|that|these|those|its), In ${AFTER_IN},
  By (?:contrast|comparison|this|that|doing|then|now), On the (?:other hand|contrary|one hand|whole),
  As (?:a result|a consequence|such|before|well|this|these|expected|with),
  At (?:this|that|the same|first|these|those),
  To (?:this|that|these|do so|do this|solve this|address this), With (?:this|that|these|those|it|them),
  Under (?:this|these|such), From (?:this|these|that|here|there), After (?:this|that|which),
  Before (?:this|that), Despite (?:this|that|these|its|their), Unlike (?:this|that|these|them|it),
  Together, Above all, Most of all, After all, In the end, Eventually, At last, Since then, Before long,
  Soon, Alternatively, Specifically, More (?:specifically|precisely|importantly|generally), Equally,
  Of (?:these|those|them|course),
  As (?:one|another|an?) \w+ (?:\w+ )?(?:put|puts|said|says|explained|explains|told|noted|notes),
  One (?:reason|example|such|way|of (?:these|those|them|the)), Some of (?:these|those|them|the),
  Most of (?:these|those|them|the), Many of (?:these|those|them|the),
  All of (?:this|these|those|them|which), Each of (?:these|those|them|the),
  None of (?:these|those|them|this), The ${AFTER_THE}, What (?:this|that|these), That(?:'s|’s)?,
  This(?:'s)?, These, Those, It(?:'s|’s)?, Its, They(?:'re|’re|'ve)?, Their, Theirs, He, His, She, Her,
  Him, Them, Such, Both, Neither, Either, Another, Others?, Few, Fewer, Less, More, Much,
  Doing, (?:Why|How|Who|Where|When)(?: so| not)?(?=\?), Which, Nor, Else, Only then, Just as, So far, Until then,
  Since then, Once there, There(?:fore|by|after), Hardly, Sometimes this,
  Normally this, To be (?:sure|fair|clear), Put (?:simply|differently|another way), Simply put, Worse,
  Better(?: still| yet), Likewise, ${LATER_BY} (?:later|earlier|afterwards?(?=,))
`;

export const SHELL_NOUNS = words`
  change, changes, process, increase, decrease, decline, figure, figures, number, numbers, amount, rate,
  method, approach, practice, trend, rule, fact, case, cases, situation, decision, event, events, action,
  task, claim, theory, finding, findings, lesson, pattern, story, phenomenon, experiment, study, test,
  tests, journey, voyage, operation, arrangement, technique, device, project, plan, debate, gap, cost,
  benefit, idea, argument, conclusion, measure, measures, feature, features, property, two, three, pair,
  whole, analogy, example, examples, former, procedure, relationship, distinction, difference, danger,
  risk, choice, answer, explanation, objection, discovery, invention, proposal, charge, attack, battle,
  meeting, agreement, strategy
`;

export const SHELL_VERBS = words`
  is, are, was, were, has, have, had, can, could, will, would, may, might, must, should, did, does, do,
  began, came, took, made, makes, went, goes, gave, gives, led, leads, fell, rose, works, worked, turned,
  became, becomes, remains?, seems?, appears?, means?, meant, shows?, showed, proved, happened, followed,
  depends
`;

const EMPTY_IT_PREDICATES = words`
  also, often, now, then, thus, therefore, still, clear, known, believed, thought, estimated, said,
  possible, impossible, likely, unlikely, true, important, necessary, easy, hard, difficult, common,
  useful, helpful, best, better, worth, tempting, natural, reasonable, well known, generally, widely,
  commonly, usually, essential, vital, crucial, estimated, surprising, rare, safe, fair, obvious, evident,
  sufficient, customary, reported, assumed, argued, hoped, suggested, recommended, claimed, expected,
  usual
`;

const EMPTY_IT_VERBS = words`
  is, was, has been, may be, can be, must be, should be, would be, will be, shall be, seems, appears, turns out,
  follows
`;

const EMPTY_IT_LINKS = words`that, to, how, whether, why, when, for, who, because, in \d, not until, only`;

const COMPLEMENTED = words`
  main, key, most, more, best, same, effects?, problem, idea, difference, solution, results?, reasons?,
  question, point, answer, outcome, remainder, rest, remaining
`;

export const EMPTY_OPENINGS = phrases`
  It(?: ${EMPTY_IT_VERBS}|['’]s)(?: \w+ly)?(?: not)?(?: ${EMPTY_IT_PREDICATES})* ${EMPTY_IT_LINKS}\b
  It takes\b
  It took\b
  It costs?\b
  There (?:is|are|was|were|has|have|may|might|can|could|will|would|must|remain|exists?|seems?)\b
  This (?:paper|study|report|survey|year|century|month|corporation|association|organization|organisation|university|department|state|country)\b
  These (?:bylaws|articles|terms|regulations|guidelines|statutes|notes|days)\b
  It shall be the (?:duty|responsibility|task|policy|purpose) of\b
  Those who\b
  That the\b
  Both (?:the|of the)? ?\w+ and\b
  Either \w+ or\b
  Neither \w+ nor\b
  How (?:to|much|many|far|long|the)\b.*\b(?:depends|is|are|was|were)\b
  Why \w+.*\b(?:is|are|was|were|remains?)\b
  More than\b
  Less than\b
  Fewer than\b
  More (?:and more|recent|recently|\w+ (?:are|is|have|were|was|will|can|need))\b
  Few (?:people|things)\b
  Much of (?:the )?[a-z]+(?! this)
  Only when\b
  So-called\b
  The first (?:known|recorded|of (?:two|three|four|five)|person|to|\w+ to)\b
  The ${COMPLEMENTED} (?:\w+ ){0,4}(?:of|between|for|in|behind|among|why|that|to)\b
  In (?:fact|practice|effect|reality|short|particular),? (?:the|a|an)? ?\p{Lu}
  In (?:each|all|both|one|another) (?!case|of|such|instance|way|respect)\w+
  At first (?:sight|glance)
`;

const EXCEPTIONS = words`exceptions?, caveats?, limits?, drawbacks?, problems?`;

export const LIMITING_OPENINGS = words`
  But, A few, Others, The (?:rest|others|remainder), Only a, Some of (?:them|these|those), Those that,
  However, Yet, Nevertheless, Nonetheless, Still, Even so, On the other hand, Conversely, Unfortunately,
  Except, Unless, Although (?:this|that|these|it|they), Though (?:this|that|it|they), That said,
  Otherwise, Of course, Only, Not (?:all|every|always|only), In (?:contrast|reality|practice|fact),
  By contrast, Instead, At the same time,
  The (?:exception|catch|trouble|opposite|reverse|drawback|caveat),
  One (?:exception|caveat|drawback|problem),
  There (?:is|are) (?:one|an?|some|two|several|however)? ?${EXCEPTIONS},
  This (?:does not|doesn't|is not|isn't|is only|holds only|applies only|assumes|requires|works only)
`;

export const COUNTED_THINGS = words`
  reasons, ways, areas, types, kinds, sorts, forms, stages, steps, factors, causes, conditions, problems,
  things, points, rules, principles
`;

export const COUNTS = words`two, three, four, five, six, seven, several, a number of, a few, many, various`;

export const ANNOUNCED_SUBJECTS = words`
  questions, reasons, ways, factors, problems, points, issues, things, steps, possibilities, explanations,
  answers, options, differences, conditions, conclusions, lessons, results, findings, consequences,
  implications, forces, changes, ideas, features, types, kinds, stages, rules, principles, methods,
  causes, recommendations, effects
`;

export const ANNOUNCING_VERBS = words`
  remain, arise, exist, follow, are, matter, stand, explain, emerge, account, contribute, deserve, must,
  should, can, were, have
`;

export const COUNTING_OPENINGS = words`Two, Three, Four, Five, Six, Several, Some, Many, Various, A few, A number of, Both`;

const ANNOUNCED_THINGS = words`
  reasons, ways, areas, types, kinds, sorts, forms, stages, steps, factors, categories, parts, components,
  principles, rules, questions, classes, groups, things, points, conditions, options, approaches, methods,
  phases, levels, sources, elements, features, causes, effects, problems, challenges, advantages,
  properties, characteristics, mechanisms, consequences, differences, lines of evidence, conclusions,
  recommendations, lessons, findings, limitations, results, changes, forces, exceptions, goals, tasks,
  ideas, facts
`;

const ANNOUNCED_COUNTS = words`
  two, three, four, five, six, seven, several, a number of, a few, many, various, some
`;

export const ANNOUNCING_ENDS = words`
  the following, as follows, like this, these (?:are|include|were),
  ${ANNOUNCED_COUNTS} (?:\w+ ){0,2}${ANNOUNCED_THINGS}
`;
