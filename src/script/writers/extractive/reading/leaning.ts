import { analyse, type Token } from '../text/tokens.ts';

/*
 * Which sentences lean on what stands before them. A sentence that leans may be said only right after
 * the sentence before it; keeping the two together took dangling answers from 5 in 20 to 1 in trials.
 */

/** Openings that tie a sentence to the one before: connectives, ellipses, answers. */
const TIED_OPENING =
  /^(?:And|But|Or|Nor|So|Yet|Yes|No|Not|Then|Thus|Therefore|Hence|Consequently|Accordingly|However|Nevertheless|Nonetheless|Still|Instead|Otherwise|Conversely|Similarly|Likewise|Meanwhile|Afterwards?|Later|Next|Second(?:ly)?|Third(?:ly)?|Fourth(?:ly)?|Finally|Lastly|Again|Here|Rather|Even so|Even then|Too|First(?:ly)?|Because of (?:this|that|these|it)|For (?:example|instance|this|that|these|those|its)|In (?:contrast|comparison|turn|short|sum|summary|other words|particular|this|that|these|those|such|each|both|either|one|another|all|practice|response|return|reality|effect|fact)|By (?:contrast|comparison|this|that|doing|then|now)|On the (?:other hand|contrary|one hand|whole)|As (?:a result|a consequence|such|before|well|this|these|expected|with)|At (?:this|that|the same|first|these|those)|To (?:this|that|these|do so|do this|solve this|address this)|With (?:this|that|these|those|it|them)|Under (?:this|these|such)|From (?:this|these|that|here|there)|After (?:this|that|which)|Before (?:this|that)|Despite (?:this|that|these|its|their)|Unlike (?:this|that|these|them|it)|Together|Above all|Most of all|After all|In the end|Eventually|At last|Since then|Before long|Soon|Alternatively|Specifically|More (?:specifically|precisely|importantly|generally)|Equally|Of (?:these|those|them|course)|One (?:reason|example|such|way|of (?:these|those|them|the))|Some of (?:these|those|them|the)|Most of (?:these|those|them|the)|Many of (?:these|those|them|the)|All of (?:this|these|those|them|which)|Each of (?:these|those|them|the)|None of (?:these|those|them|this)|The (?:same|former|latter|other|others|first|second|third|last|next|rest|result|results|reason|reasons|answer|problem|difference|effect|effects|solution|idea|point|trick|question|consequence|outcome|remaining|remainder|opposite|reverse|above|following|main|key|most|more|best)|What (?:this|that|these)|That(?:'s|’s)?|This(?:'s)?|These|Those|It(?:'s|’s)?|Its|They(?:'re|’re|'ve)?|Their|Theirs|He|His|She|Her|Him|Them|We|Our|Us|Such|Both|Neither|Either|Another|Others?|Few|Fewer|Less|More|Much|Doing|Why|How|Who|Where|Which|Whether|Nor|Else|Only then|Just as|So far|Until then|Since then|Once there|There(?:fore|by|after)|Hardly|Except|Perhaps|Maybe|Sometimes this|Normally this|To be (?:sure|fair|clear)|Put (?:simply|differently|another way)|Simply put|Worse|Better(?: still| yet)|Likewise)\b(?![’'-]\w)/;

/** "The change is small": a word for something told before, with nothing that says which. */
const SHELL =
  /^The (?:\w+ )?(?:change|changes|process|increase|decrease|decline|figure|figures|number|numbers|amount|rate|method|approach|practice|trend|rule|fact|case|cases|situation|decision|event|events|action|task|claim|theory|finding|findings|lesson|pattern|story|phenomenon|experiment|study|test|tests|journey|voyage|operation|arrangement|technique|device|project|plan|debate|gap|cost|benefit|idea|argument|conclusion|measure|measures|feature|features|property|two|three|pair|whole|analogy|example|examples|former|procedure|relationship|distinction|difference|danger|risk|choice|answer|explanation|objection|discovery|invention|proposal|charge|attack|battle|meeting|agreement|strategy) (?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|did|does|do|began|came|took|made|makes|went|goes|gave|gives|led|leads|fell|rose|works|worked|turned|became|becomes|remains?|seems?|appears?|means?|meant|shows?|showed|proved|happened|followed|depends)\b/;

/** "It is known that", "It takes", "There is": these open with a word that points at nothing. */
const EMPTY_OPENING =
  /^(?:It (?:is|was|has been|may be|can be|must be|should be|would be|will be|seems|appears|turns out|follows)(?: \w+ly)?(?: not)?(?: (?:also|often|now|then|thus|therefore|still|clear|known|believed|thought|estimated|said|possible|impossible|likely|unlikely|true|important|necessary|easy|hard|difficult|common|useful|helpful|best|better|worth|tempting|natural|reasonable|well known|generally|widely|commonly|usually|essential|vital|crucial|estimated|surprising|rare|safe|fair|obvious|evident|sufficient|customary|reported|assumed|argued|hoped|suggested|recommended|claimed|expected|usual))* (?:that|to|how|whether|why|when|for|who|because|in \d|not until|only)\b|It takes\b|It took\b|It costs?\b|There (?:is|are|was|were|has|have|may|might|can|could|will|would|must|remain|exists?|seems?)\b|This (?:paper|study|report|survey|year|century|month)\b|Those who\b|That the\b|These days\b|Both (?:the|of the)? ?\w+ and\b|Either \w+ or\b|Neither \w+ nor\b|How (?:to|much|many|far|long|the)\b.*\b(?:depends|is|are|was|were)\b|Why \w+.*\b(?:is|are|was|were|remains?)\b|More than\b|Less than\b|Fewer than\b|More (?:and more|recent|recently|\w+ (?:are|is|have|were|was|will|can|need))\b|Few (?:people|things)\b|Much of (?:the )?[a-z]+(?! this)|Only when\b|So-called\b|The first (?:known|recorded|of (?:two|three|four|five)|person|to|\w+ to)\b|The (?:main|key|most|more|best|same|effects?|problem|idea|difference|solution|results?|reasons?|question|point|answer|outcome|remainder|rest|remaining) (?:\w+ ){0,4}(?:of|between|for|in|behind|among|why|that|to)\b|In (?:fact|practice|effect|reality|short|particular),? (?:the|a|an)? ?\p{Lu}|In (?:each|all|both|one|another) (?!case|of|such|instance|way|respect)\w+|At first (?:sight|glance))/u;

export function tiedByOpening(text: string): boolean {
  const bare = text.replace(/^["“‘']/, '');
  return SHELL.test(bare) || (TIED_OPENING.test(bare) && !EMPTY_OPENING.test(bare));
}

const PERSON = /^(?:he|she|him|her|his|hers|himself|herself)$/;
const THING = /^(?:it|its|they|them|their|theirs|itself|themselves)$/;

/** A pronoun or a demonstrative with nothing before it in the same sentence that could hold it. */
export function pointsBack(text: string): boolean {
  const tokens = analyse(text);
  let nouns = 0;
  let names = 0;
  for (const [i, token] of tokens.entries()) {
    if (points(token, tokens, i, nouns, names)) return true;
    if (token.pos === 'NOUN' || token.pos === 'PROPN') nouns += 1;
    if (token.pos === 'PROPN' || PEOPLE.test(token.lower)) names += 1;
  }
  return CARRIED_OVER.test(text) || /\bboth (?:the |these |those )?\p{Ll}+s\b(?!.{0,24}\band\b)/iu.test(text);
}

/** Words that compare with, add to or follow from something said before, wherever they stand. */
const CARRIED_OVER =
  /\b(?:also|therefore|thus|hence|consequently|instead|likewise|similarly|accordingly|nevertheless|nonetheless|otherwise|conversely|as well(?! as)|too(?=[.,;])|however(?=,))\b|\b(?:either|neither|both|each|the other|another|the others|one|the same|the two|the three) (?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|does|do|did)\b|\bin (?:either|both|neither|each|the same|another) (?:case|way|sense|instance)s?\b|\bthat (?:either|neither|both) (?:is|are|of)\b/i;

const PEOPLE =
  /^(?:man|woman|person|someone|somebody|everyone|anyone|child|boy|girl|father|mother|king|queen|doctor|student|teacher|author|scientist|worker|president|engineer|patient|reader|buyer|seller|owner|farmer|wife|husband|brother|sister|son|daughter|individual|user|mathematician|physicist|chemist)s?$/;

function points(token: Token, tokens: readonly Token[], i: number, nouns: number, names: number): boolean {
  const next = tokens[i + 1];
  if (PERSON.test(token.lower)) return names === 0;
  if (THING.test(token.lower)) return nouns === 0 && !isEmptyIt(token, tokens, i);
  if (token.lower === 'this' || token.lower === 'these') return !ownTime(next);
  if (token.lower === 'those')
    return (
      next?.lower !== 'who' &&
      next?.lower !== 'of' &&
      next?.lower !== 'that' &&
      next?.lower !== 'with' &&
      next?.lower !== 'which' &&
      next?.lower !== 'in'
    );
  if (token.lower === 'such')
    return next?.lower !== 'as' && tokens[i - 1]?.lower !== 'as' && !(next?.lower === 'that');
  if (token.lower === 'that') return next?.pos === 'NOUN' && (tokens[i - 1]?.pos === 'ADP' || i === 0);
  if (/^(?:latter|former|later)$/.test(token.lower))
    return tokens[i - 1]?.lower === 'the' && next?.pos !== 'NOUN';
  if (token.lower === 'thereby' || token.lower === 'therein' || token.lower === 'thereof') return nouns === 0;
  return false;
}

function isEmptyIt(token: Token, tokens: readonly Token[], i: number): boolean {
  if (token.lower !== 'it') return false;
  const rest = tokens
    .slice(i + 1, i + 8)
    .map((t) => t.lower)
    .join(' ');
  return /^(?:is|was|has been|may be|can be|must be|takes?|took|seems?|appears?|turns|costs?|'s|’s)\b.*\b(?:that|to|for|how|whether|when|why|if|who)\b|^(?:takes?|took|costs?|rains?|snows?)\b/.test(
    rest,
  );
}

function ownTime(next: Token | undefined): boolean {
  return (
    next !== undefined &&
    /^(?:year|century|paper|study|report|survey|month|world|planet|day|days)$/.test(next.lower)
  );
}

/** Sentences that limit or turn what was just said: leaving them off would lose a condition (F3). */
const LIMITING =
  /^(?:But|However|Yet|Nevertheless|Nonetheless|Still|Even so|On the other hand|Conversely|Unfortunately|Except|Unless|Although (?:this|that|these|it|they)|Though (?:this|that|it|they)|That said|Otherwise|Of course|Only|Not (?:all|every|always|only)|In (?:contrast|reality|practice|fact)|By contrast|Instead|At the same time|The (?:exception|catch|trouble|opposite|reverse|drawback|caveat)|One (?:exception|caveat|drawback|problem)|There (?:is|are) (?:one|an?|some|two|several|however)? ?(?:exceptions?|caveats?|limits?|drawbacks?|problems?)|This (?:does not|doesn't|is not|isn't|is only|holds only|applies only|assumes|requires|works only))\b/;

export function limits(text: string): boolean {
  return LIMITING.test(text) || /^.{0,40}\b(?:however|though|nevertheless),/i.test(text);
}

const ANNOUNCING =
  /:$|^(?:And )?[Tt]hen there (?:is|are|was|were)\b|^There (?:are|were|is|exist) (?:also )?(?:two|three|four|five|six|seven|several|a number of|a few|many|various) (?:\w+ ){0,3}(?:reasons|ways|types|kinds|forms|stages|steps|factors|causes|conditions|problems|things|points|rules|principles)\b[^,;:]*\.$|^(?:The )?(?:Two|Three|Four|Five|Six|Several|Some|Many|Various|A few|A number of|Both) (?:\w+ ){0,3}(?:questions|reasons|ways|factors|problems|points|issues|things|steps|possibilities|explanations|answers|options|differences|conditions|conclusions|lessons|results|findings|consequences|implications|forces|changes|ideas|features|types|kinds|stages|rules|principles|methods|causes|recommendations|effects) (?:\w+ )?(?:remain|arise|exist|follow|are|matter|stand|explain|emerge|account|contribute|deserve|must|should|can|were|have)\b|\b(?:the following|as follows|like this|these (?:are|include|were)|(?:two|three|four|five|six|seven|several|a number of|a few|many|various|some) (?:\w+ ){0,2}(?:reasons|ways|types|kinds|forms|stages|steps|factors|categories|parts|components|principles|rules|questions|classes|groups|things|points|conditions|options|approaches|methods|phases|levels|sources|elements|features|causes|effects|problems|challenges|advantages|properties|characteristics|mechanisms|consequences|differences|lines of evidence|conclusions|recommendations|lessons|findings|limitations|results|changes|forces|exceptions|goals|tasks|ideas|facts))[.:]$/i;

/** A sentence that promises what comes next and says nothing without it. */
export function announces(text: string): boolean {
  return ANNOUNCING.test(text);
}
