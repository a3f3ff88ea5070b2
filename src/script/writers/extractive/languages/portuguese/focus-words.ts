import { words } from '../../../../../kernel/patterns.ts';
import type { FocusWords } from '../language.ts';

export const focus: FocusWords = {
  between:
    /[;.]\s*|,\s*(?=(?:mas )?(?:sem|salvo|exceto|menos|omita|omite|deixe|deixa|ignore|ignora|não)(?![\p{L}]))/iu,
  leaveOut:
    /^(?:por favor,? )?(?:mas )?(?:deix[ea] (?:de fora|de lado)|deixar de fora|sem(?: falar de)?|salvo|exceto|menos|omit[ae]|omitir|ignor[ae]|evit[ae]|exclu[ai]|não)\s+/iu,
  filler: words`
      só, somente, apenas, unicamente, sobretudo, capítulo, capítulos, seção, seções, secção, secções,
      parte, partes, tema, lição, compare, comparar, explique, explicar, fale, falar, trate, tratar, conte,
      concentre, principal, como, que, por, qual, favor
    `,
  numbered:
    /(?<![\p{L}])(capítulo|seção|secção|parte|tema|lição|unidade|módulo)s?\s+(\d+(?:\.\d+)*|[ivxlc]+|um|dois|três|quatro|cinco|seis|sete|oito|nove|dez)(?![\p{L}])/iu,
  numerals: ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'],
};
