import { pattern, phrases, words } from '../../../../../kernel/patterns.ts';
import { wordSet } from '../cues/cue-words.ts';
import type { LeaningCues } from '../cues/romance/leaning.ts';
import { matchAny, opensWith, straight } from '../cues/romance/patterns.ts';
import {
  ANNOUNCING_VERBS,
  CONNECTIVES,
  COUNTED,
  DEMONSTRATIVES,
  EXISTENTIALS,
  OUTSIDE,
  PARTS_OF_THEM,
  POINTING,
  PROMISED,
  SHELL,
  STANDS,
} from './leaning-words.ts';

export const cues: LeaningCues = {
  tied: opensWith(words`${CONNECTIVES}, ${POINTING}, ${OUTSIDE}, ${SHELL}`),
  stands: opensWith(STANDS),
  dropsSubject: true,
  ordinal: /^(?:primer|segund|tercer|cuart|últim)[oa]s?$/,
  carried: matchAny(words`
    por (?:ello|eso|esto|tanto|lo tanto|consiguiente), en cambio, en consecuencia, sin embargo,
    no obstante, por el contrario, al contrario(?! de| que), de este modo, de ese modo,
    de est[ae] (?:manera|forma), de es[ae] (?:manera|forma), del mismo modo,
    de igual (?:modo|manera|forma), asimismo, este último, esta última, estos últimos, estas últimas,
    el uno, la una, uno y otro, una y otra, ambos(?! \p{L}+s\b), ambas(?! \p{L}+s\b),
    los dos (?:son|tienen|pueden|fueron|están), las dos (?:son|tienen|pueden|fueron|están),
    en (?:ambos|tal|dicho|el otro|otro) (?:caso|casos|sentido), a su vez, dich[ao]s?(?= \p{L}+),
    tal(?:es)? (?:cosa|cosas|caso|efecto|fin|motivo), cada uno (?:es|tiene|de ellos),
    ${PARTS_OF_THEM} de (?:ellos|ellas|estos|estas|esos|esas), anteriormente, antes mencionad\p{L}+,
    citad[ao]s? (?:antes|arriba), ahí, allí, hace lo (?:contrario|mismo), ocurre lo (?:contrario|mismo),
    lo contrario(?! de), así pues, para ello, con ello, todo ello, entonces(?! de)
  `),
  adds: matchAny(words`
    también, tampoco, además(?! de), igualmente, otros (?:son|tienen|pueden|prefieren),
    otr[ao]s? (?:manera|forma|modo|opción|solución|razón|ejemplo|posibilidad), otra vez, más bien,
    aún más, todavía más
  `),
  demonstrative: matchAny(phrases`
    (?:esto|eso|aquello)(?! que)
    ${DEMONSTRATIVES} (?!que|siglo|año|años|mes|semana|mundo|planeta|es|son|de|del)\p{L}+
  `),
  pronouns: wordSet('él ella ellos ellas ello su sus'),
  clitics: matchAny(`(?:al|de|para|por|sin|hasta|tras) \\p{L}+(?:ar|er|ir)(?:lo|la|los|las|le|les)`),
  empty: /^(?:él mismo)/iu,
};

const LIMITS = opensWith(words`
  pero, sin embargo, no obstante, en cambio, por el contrario, al contrario, aunque est[aeo]s?,
  ahora bien, con todo, aun así, aunque no, salvo, excepto, a menos que, por desgracia, desgraciadamente,
  lamentablemente, sólo, solo, únicamente, no tod[ao]s, no siempre, en realidad, en la práctica,
  por otro lado, por otra parte, eso sí, dicho esto, eso no, esto no, a pesar de (?:ello|eso|todo), otros,
  otras, los demás, la excepción, hay (?:excepciones|una excepción), el inconveniente, la desventaja
`);

export function limits(text: string, before: string): boolean {
  const plain = straight(text);
  if (/^(?:Otr[ao]s|Las otras|Los otros)/.test(plain) && matchAny('algun[ao]s|un[ao]s').test(before))
    return true;
  return LIMITS.test(plain) || /^.{0,60}[ ,](?:sin embargo|no obstante|en cambio),? /i.test(plain);
}

const ANNOUNCES = [
  /:$/,
  matchAny(`(?:(?:los|las|el|la|lo) )?siguientes?(?=[^,;]{0,40}[.:]$)|a continuación(?=[^,;]{0,20}[.:]$)`),
  pattern('iu')`^${EXISTENTIALS}[^,;:]{0,20} ${COUNTED} (?:\p{L}+ )?${PROMISED}[^,;:]*\.$`,
  pattern('iu')`(?<![\p{L}])${COUNTED} (?:\p{L}+ )?${PROMISED}(?: \p{L}+)?\.$`,
  pattern('iu')`^${COUNTED} (?:\p{L}+ )?${PROMISED} (?:\p{L}+ )?${ANNOUNCING_VERBS}`,
];

/** A sentence that promises what comes next and says nothing without it. */
export function announces(text: string): boolean {
  const plain = straight(text);
  return ANNOUNCES.some((pattern) => pattern.test(plain));
}
