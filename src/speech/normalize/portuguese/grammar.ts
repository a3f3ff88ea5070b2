import { spoken } from '../../../languages/portuguese/spoken/spoken.ts';
import type { Gender } from '../../../languages/spoken-words.ts';
import type { Counted, NumberGrammar } from '../shared/grammar.ts';
import { shortDecimals } from '../shared/spell-number.ts';
import { cardinal, ordinal, type PortugueseKind } from './number-words.ts';

const MASCULINE =
  /(?:emas?|amas?|omas?|istas?|dias?|mapas?|planetas?|poetas?|cometas?|sofás?|gramas|corações|aviões|milhões|leões|limões|botões|balões|cartões|portões|grilos|pães|alemães|capitães|cães)$/;
const FEMININE =
  /(?:as?|ção|ções|são|sões|dades?|tudes?|gens?|vez|vezes|noites?|tardes?|partes?|mãos?|fotos?|motos?|mulher|mulheres|chaves?|leis?|redes?|flor|flores|cor|cores|voz|vozes|luz|luzes|naves?|torres?|fontes?|mentes?|séries?|espécies?|bases?|frases?|fases?|árvores?|razões|razão|opiniões|regiões|estações|crises?|teses?|libras)$/;
const NO_NOUN =
  /^(?:de|do|da|dos|das|em|no|na|nos|nas|ao?s?|por|para|com|sem|é|era|foi|são|e|ou|que|se|mais|menos|como|até|desde|entre|contra|segundo|o|os|as|uma?|há|está|este|esta|cada|já|quando|onde|pela|pelo|pelas|à|às|ela|ele|sobre|apenas)$/;

const genderOf = (noun: string): Gender => (FEMININE.test(noun) && !MASCULINE.test(noun) ? 'f' : 'm');
const NAMES_BEFORE =
  /(?:capítulo|página|número|parte|figura|tabela|tomo|volume|fase|tipo|versão|ponto|artigo|nível|grupo|linha|etapa|anos|ano)\s$/i;

function countedAfter(rest: string, before: string): Counted | undefined {
  const word =
    /^\s(?:mil\s(?=\p{Ll}{3}))?(?:(?:novas|novos|grandes|pequenas|pequenos|primeiras|primeiros|últimas|últimos|boas|bons)\s)?(\p{Ll}{2,})(?!\p{L})/u.exec(
      rest,
    )?.[1];
  if (word === undefined || NO_NOUN.test(word) || NAMES_BEFORE.test(before)) return undefined;
  return { word, gender: genderOf(word) };
}

const DENOMINATORS: Record<string, [string, string]> = {
  '2': ['meio', 'meios'],
  '3': ['terço', 'terços'],
  '4': ['quarto', 'quartos'],
};

export function numbersOf(kind: PortugueseKind): NumberGrammar {
  const say = (digits: string, counted?: Counted) => cardinal(digits, counted, kind);
  return {
    cardinal: say,
    year: (digits) => say(digits),
    decimals: (digits) => shortDecimals(digits, say),
    countedAfter,
    fraction: (top, bottom) => {
      const one = ordinal(bottom, 'm', kind);
      const twelfth = `${say(bottom)} avos`;
      const forms: [string, string] | undefined =
        DENOMINATORS[bottom] ??
        (/^(?:[5-9]|10|100)$/.test(bottom)
          ? [one, `${one}s`]
          : /^(?:1\d|20)$/.test(bottom)
            ? [twelfth, twelfth]
            : undefined);
      return forms && `${say(top)} ${top === '1' ? forms[0] : forms[1]}`;
    },
    words: spoken.numbers,
  };
}
