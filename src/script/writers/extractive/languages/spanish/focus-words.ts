import { words } from '../../../../../kernel/patterns.ts';
import type { FocusWords } from '../language.ts';

export const focus: FocusWords = {
  between:
    /[;.]\s*|,\s*(?=(?:pero )?(?:sin|salvo|excepto|menos|omite|omita|deja|deje|ignora|ignore)(?![\p{L}]))/iu,
  leaveOut:
    /^(?:por favor,? )?(?:pero )?(?:deja(?:r)? fuera|deje fuera|deja de lado|sin(?: hablar de)?|salvo|excepto|menos|omite|omita|omitir|ignora|ignore|evita|evite|excluye|excluya|no)\s+/iu,
  filler: words`
      solo, sólo, solamente, únicamente, sobre, todo, capítulo, capítulos, sección, secciones, parte,
      partes, tema, lección, compara, comparar, explica, explique, explicar, habla, hable, hablar, trata,
      trate, cuenta, cuéntame, céntrate, céntrese, principal, cómo, qué, por, cuál, favor
    `,
  numbered:
    /(?<![\p{L}])(capítulo|sección|parte|tema|lección|unidad|módulo|apartado)s?\s+(\d+(?:\.\d+)*|[ivxlc]+|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?![\p{L}])/iu,
  numerals: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
};
