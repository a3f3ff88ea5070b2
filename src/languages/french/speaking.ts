import { tokens } from '../../kernel/patterns.ts';
import type { SpeakingWords } from '../speaking-words.ts';

/** What is known of how it is spoken. */
export const speaking: SpeakingWords = {
  lettersAMinute: 945,
  sample: 'La marée monte et descend deux fois par jour, et la lune en est la raison.',
  goesOn: tokens`ex mm mme mlle me mgr env chap éd coll trad av apr ap p.ex c.-à-d bd boul ste tél n p m`,
  shortMonths: tokens`janv fev fév févr avr juil août sept oct nov déc dec`,
};
