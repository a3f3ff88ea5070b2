import { pattern, phrases, words } from '../../../../../kernel/patterns.ts';
import { wordSet } from '../cues/cue-words.ts';
import type { LeaningCues } from '../cues/romance/leaning.ts';
import { matchAny, opensWith, straight } from '../cues/romance/patterns.ts';
import {
  ANNOUNCING_VERBS,
  CONNECTIVES,
  COUNTED,
  NOT_DEMONSTRATIVE,
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
  ordinal: /^(?:primeir|segund|terceir|quart|últim)[oa]s?$/,
  carried: matchAny(words`
    por isso, por isto, portanto, por conseguinte, em consequência, no entanto, contudo, todavia,
    pelo contrário, em contrapartida, deste modo, desse modo, desta (?:forma|maneira),
    dessa (?:forma|maneira), do mesmo modo, da mesma (?:forma|maneira)(?! que), este último, esta última,
    estes últimos, estas últimas, um e outro, uma e outra, ambos(?! os), ambas(?! as),
    os dois (?:são|têm|podem|foram), as duas (?:são|têm|podem|foram), em (?:ambos os casos|tal caso),
    nesse caso, neste caso, por sua vez, tal(?: coisa| facto| fato| efeito| fim| motivo), tais \p{L}+,
    cada um (?:é|tem|deles), ${PARTS_OF_THEM} d(?:eles|elas|estes|estas|esses|essas), anteriormente,
    acima mencionad\p{L}+, supracitad\p{L}+, ali, aí, faz o (?:contrário|mesmo),
    acontece o (?:contrário|mesmo), o (?:contrário|inverso)(?! d), para tal, para tanto, então(?! d),
    dele, dela, deles, delas, nele, nela, neles, nelas, disso, disto, nisso, nisto
  `),
  adds: matchAny(words`
    também, tampouco, além disso, igualmente, outr[ao]s (?:são|têm|podem|preferem),
    outr[ao]s? (?:maneira|forma|modo|opção|solução|razão|exemplo|possibilidade|vantagem), outra vez,
    antes(?= pelo), ainda mais, aliás
  `),
  demonstrative: matchAny(phrases`
    (?:isto|isso|aquilo)
    (?:d|n)?(?:este|esta|estes|estas|esse|essa|esses|essas) (?!${NOT_DEMONSTRATIVE})\p{L}+
    (?:d|n|à)?(?:aquele|aquela|aqueles|aquelas|quele|quela|queles|quelas) (?!que|de|do|da|dos|das)\p{L}+
  `),
  pronouns: wordSet('ele ela eles elas seu sua seus suas'),
  clitics: matchAny(`(?:ao|de|para|por|sem|até|após) \\p{L}+[áêií]?-(?:lo|la|los|las|lhe|lhes|o|a|os|as)`),
  empty: /^(?:ele mesmo)/iu,
};

const LIMITS = opensWith(words`
  mas, porém, todavia, contudo, no entanto, entretanto, em contrapartida, pelo contrário, ao contrário,
  ainda assim, mesmo assim, salvo, exceto, a menos que, a não ser que, infelizmente, só, apenas, somente,
  unicamente, nem tod[ao]s, nem sempre, na verdade, na realidade, na prática, por outro lado, dito isto,
  isto não, isso não, apesar d(?:isso|isto), outros, outras, os outros, as outras, a exceção,
  há (?:exceções|uma exceção|porém|contudo), a desvantagem, o inconveniente
`);

export function limits(text: string, before: string): boolean {
  const plain = straight(text);
  if (/^(?:Outr[ao]s|Os outros|As outras)/.test(plain) && matchAny('algun?s|algumas|cert[ao]s').test(before))
    return true;
  return LIMITS.test(plain) || /^.{0,60}[ ,](?:no entanto|porém|contudo|todavia),? /i.test(plain);
}

const ANNOUNCES = [
  /:$/,
  matchAny(`(?:seguintes?|a seguir|como segue)(?=[^,;]{0,40}[.:]$)`),
  pattern('iu')`
    ^(?:Há|Existem|Distinguem-se|Conhecem-se)[^,;:]{0,20} ${COUNTED} (?:\p{L}+ )?${PROMISED}[^,;:]*\.$
  `,
  pattern('iu')`(?<![\p{L}])${COUNTED} (?:\p{L}+ )?${PROMISED}(?: \p{L}+)?\.$`,
  pattern('iu')`^${COUNTED} (?:\p{L}+ )?${PROMISED} (?:\p{L}+ )?${ANNOUNCING_VERBS}`,
];

/** A sentence that promises what comes next and says nothing without it. */
export function announces(text: string): boolean {
  const plain = straight(text);
  return ANNOUNCES.some((pattern) => pattern.test(plain));
}
