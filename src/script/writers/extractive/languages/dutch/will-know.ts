import { willKnowBy } from '../cues/will-know.ts';

/** Questions that the frames of notes ask, as they stand after "you will know". */
export const willKnow = willKnowBy([
  [/^Wat wordt bedoeld met ([^,?]+)\?$/u, ([, term]) => `wat er met ${term} wordt bedoeld`],
  [/^Wat (is|zijn) ((?:de|het) [^,?]+)\?$/u, ([, verb, things]) => `wat ${things} ${verb}`],
  [/^Wat mag niet\?$/u, () => 'wat niet mag'],
]);
