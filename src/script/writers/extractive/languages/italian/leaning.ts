import { pattern, phrases, words } from '../../../../../kernel/patterns.ts';
import { wordSet } from '../cues/cue-words.ts';
import type { LeaningCues } from '../cues/romance/leaning.ts';
import { matchAny, opensWith, straight } from '../cues/romance/patterns.ts';
import {
  ANNOUNCING_VERBS,
  CONNECTIVES,
  COUNTED,
  EXISTENTIALS,
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
  ordinal: /^(?:prim|second|terz|quart|ultim)[oaie]$/,
  carried: matchAny(words`
    per questo, perciò, pertanto, di conseguenza, tuttavia, invece(?! di| che), al contrario(?! di| del),
    viceversa, in questo modo, in tal modo, in quel modo, allo stesso modo, analogamente,
    quest'ultim[oaie], quest[ei] ultim[ie], l'uno e l'altro, l'una e l'altra, entrambi(?! (?:i|gli)),
    entrambe(?! le), i due (?:sono|hanno|possono), le due (?:sono|hanno|possono),
    in (?:entrambi i casi|tal caso|questo caso|quel caso), a (?:sua|loro) volta, tale \p{L}+, tali \p{L}+,
    ${PARTS_OF_THEM} di (?:loro|essi|esse|questi|queste), in precedenza, sopracitat[oaie], suddett[oaie],
    anzidett[oaie], fa (?:il contrario|lo stesso), accade il contrario, quindi, dunque, a tal fine,
    allora(?! di), altrettanto(?! \p{L}+ (?:che|quanto))
  `),
  adds: matchAny(words`
    anche(?! se| quando| nel| nella| in| i | gli | le | il | la | l'), inoltre, ugualmente,
    altri (?:sono|hanno|possono|preferiscono),
    un(?:'altra| altro) (?:modo|maniera|forma|soluzione|ragione|esempio|motivo|vantaggio|svantaggio),
    di nuovo, ancora (?:più|un|una), piuttosto(?! che)
  `),
  demonstrative: matchAny(phrases`
    ciò(?! che)
    (?:questo|questa|questi|queste|quei|quegli) (?!${NOT_DEMONSTRATIVE})\p{L}+
    quest'(?!anno|ultim|estate|inverno|autunno)
    (?:quel|quello|quella|quelle|quell') ?(?!che|di|del|della|dei|delle|dell'|degli)\p{L}+
  `),
  pronouns: wordSet('egli ella esso essa essi esse lui lei loro suo sua suoi sue'),
  clitics: matchAny(`(?:di|per|da|a|senza|dopo) \\p{L}+(?:ar|er|ir|rr)(?:lo|la|li|le|gli|ne)`),
  empty: /^(?:loro malgrado)/iu,
};

const LIMITS = opensWith(words`
  ma, però, tuttavia, eppure, invece, al contrario, ciononostante, nonostante (?:ciò|questo), salvo,
  tranne, a meno che, purtroppo, sfortunatamente, solo, soltanto, solamente, non tutt[ie], non sempre,
  in realtà, in pratica, d'altra parte, d'altro canto, detto questo, ciò non, questo non, altri, altre,
  gli altri, le altre, l'eccezione, ci sono (?:però|tuttavia), lo svantaggio
`);

export function limits(text: string, before: string): boolean {
  const plain = straight(text);
  if (/^(?:Altr[ie]|Gli altri|Le altre)/.test(plain) && matchAny('alcun[ie]|cert[ie]').test(before))
    return true;
  return LIMITS.test(plain) || /^.{0,60}[ ,](?:tuttavia|però|invece),? /i.test(plain);
}

const ANNOUNCES = [
  /:$/,
  matchAny(`(?:seguent[ei]|come segue|quanto segue)(?=[^,;]{0,40}[.:]$)`),
  pattern('iu')`^${EXISTENTIALS}[^,;:]{0,20} ${COUNTED} (?:\p{L}+ )?${PROMISED}[^,;:]*\.$`,
  pattern('iu')`(?<![\p{L}])${COUNTED} (?:\p{L}+ )?${PROMISED}(?: \p{L}+)?\.$`,
  pattern('iu')`^${COUNTED} (?:\p{L}+ )?${PROMISED} (?:\p{L}+ )?${ANNOUNCING_VERBS}`,
];

/** A sentence that promises what comes next and says nothing without it. */
export function announces(text: string): boolean {
  const plain = straight(text);
  return ANNOUNCES.some((pattern) => pattern.test(plain));
}
