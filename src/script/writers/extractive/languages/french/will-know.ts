import { willKnowBy } from '../cues/will-know.ts';

/** Questions that the frames of notes ask, as they stand after "you will know". */
export const willKnow = willKnowBy([
  [/^Qu’entend-on par ([^,?]+) \?$/u, ([, term]) => `ce qu’on entend par ${term}`],
  [
    /^(Quel(?:le)?s?) (est|sont) ([^,?]+) \?$/u,
    ([, asks, verb, things]) => `${asks!.toLowerCase()} ${verb} ${things}`,
  ],
  [/^Qu’est-ce qui est ([^,?]+) \?$/u, ([, verdict]) => `ce qui est ${verdict}`],
]);
