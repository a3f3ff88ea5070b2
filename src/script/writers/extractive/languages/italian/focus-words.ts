import { words } from '../../../../../kernel/patterns.ts';
import type { FocusWords } from '../language.ts';

export const focus: FocusWords = {
  between:
    /[;.]\s*|,\s*(?=(?:ma )?(?:senza|salvo|tranne|eccetto|tralascia|lascia|ignora|escludi|non)(?![\p{L}]))/iu,
  leaveOut:
    /^(?:per favore,? )?(?:ma )?(?:tralascia(?:re)?|lascia(?:re)? (?:fuori|da parte)|senza(?: parlare di)?|salvo|tranne|eccetto|ignora(?:re)?|evita(?:re)?|escludi|escludere|salta(?:re)?|non)\s+/iu,
  filler: words`
      solo, soltanto, solamente, unicamente, soprattutto, capitolo, capitoli, sezione, sezioni, parte,
      parti, tema, lezione, confronta, confrontare, spiega, spiegare, parla, parlare, tratta, trattare,
      racconta, raccontami, concentrati, principale, come, cosa, perché, quale, favore
    `,
  numbered:
    /(?<![\p{L}])(capitolo|sezione|parte|lezione|unità|modulo|paragrafo)\s+(\d+(?:\.\d+)*|[ivxlc]+|uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)(?![\p{L}])/iu,
  numerals: ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
};
