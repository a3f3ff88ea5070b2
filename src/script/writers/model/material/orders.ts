import { pattern, words } from '../../../../kernel/patterns.ts';

const IGNORE = words`ignore, disregard, forget, override, bypass`;
const WHICH_ORDERS = words`
  all, any, your, my, our, previous, prior, above, earlier, these, those, everything, system
`;
const GIVEN_ORDERS = words`instruct\p{L}*, prompts?, rules, guidelines, directions, above, before`;

/*
 * Sentences that speak to a model instead of a reader. They are not shown to it: a model that is not
 * asked cannot obey. What this misses is still only data in a fence, and passes no check of a turn.
 */
const ORDERS: readonly RegExp[] = [
  pattern('iu')`\b${IGNORE}\b(?=.{0,20}\b${WHICH_ORDERS}\b).{0,50}\b${GIVEN_ORDERS}\b`,
  /\b(?:reveal|print|repeat|show|output|leak|display)\b.{0,30}\b(?:system|hidden|initial|secret|your)\b.{0,15}\b(?:prompt|instructions?|rules|message)/iu,
  /\b(?:system|developer) (?:prompt|message)\b/iu,
  /\b(?:you are|act as|pretend to be|behave as|you're)\b.{0,30}\b(?:ai|assistant|language model|chatbot|llm|dan)\b/iu,
  /\b(?:as|to|dear|attention|note to|hey) (?:an? |the |any |all )?(?:ai|llm|language model|chatbot|assistant)s?\b/iu,
  /\b(?:from now on|henceforth|starting now)\b.{0,40}\b(?:you|respond|answer|write|speak)\b/iu,
  /\b(?:respond|answer|reply|write|speak|talk) (?:only |always |everything )?(?:in|like|as) (?:an? )?(?:pirate|json|base64|rot13)/iu,
  /\b(?:ignorier|vergiss|missacht)\p{L}*\b.{0,50}\b(?:anweisung|instruktion|vorgabe|prompt|regel)/iu,
  /\b(?:ignore[zr]?|oublie[zr]?)\b.{0,40}\b(?:instructions?|consignes|règles|invite)/iu,
  /\b(?:ignora|ignore|olvida|desestima)\b.{0,40}\b(?:instrucciones|reglas|indicaciones)/iu,
  /\b(?:ignora|dimentica)\b.{0,40}\b(?:istruzioni|regole|indicazioni)/iu,
  /\b(?:ignore|esqueça|desconsidere)\b.{0,40}\b(?:instruções|regras|indicações)/iu,
  /\b(?:negeer|vergeet)\b.{0,40}\b(?:instructies|aanwijzingen|regels|opdrachten)/iu,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?INST\]|<<\/?SYS>>|^###? ?(?:system|instruction|assistant)\b/iu,
];

export function ordersAModel(sentence: string): boolean {
  return ORDERS.some((order) => order.test(sentence));
}
