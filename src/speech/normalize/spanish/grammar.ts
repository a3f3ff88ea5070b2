import { spoken } from '../../../languages/spanish/spoken/spoken.ts';
import type { Gender } from '../../../languages/spoken-words.ts';
import type { Counted, NumberGrammar } from '../shared/grammar.ts';
import { shortDecimals } from '../shared/spell-number.ts';
import { cardinal, ordinal } from './number-words.ts';

/** Masculine although they end like feminines. */
const MASCULINE =
  /(?:emas?|amas?|omas?|istas?|días?|mapas?|planetas?|poetas?|atletas?|idiotas?|colegas?|cometas?|tranvías?|sofás?|guías?|policías?|futbolistas?|gramas)$/;
const FEMININE =
  /(?:as?|iones|ión|dad|dades|tud|tudes|umbres?|sis|veces|vez|noches?|tardes?|clases?|partes?|manos?|fotos?|motos?|mujer|mujeres|calles?|llaves?|nubes?|leyes|ley|redes|red|flores|flor|voces|voz|luces|luz|naves?|torres?|fuentes?|mentes?|sangres?|series?|especies?|bases?|frases?|fases?|imágenes|imagen|sedes?|capitales|señales|catedrales|sucursales|cárceles|pieles|mieles|sales|hectáreas)$/;
const NO_NOUN =
  /^(?:de|del|en|al?|por|para|con|sin|es|era|fue|son|y|e|o|u|que|se|ha|está|más|menos|como|hasta|desde|entre|contra|según|la|las|una?|esta|ella|nada|para|hasta|cada|ya|toda|todas|mientras|cuando|donde|hacia|tras|lo|los|el|le|les|sobre|ante|bajo)$/;

function genderOf(noun: string): Gender {
  return FEMININE.test(noun) && !MASCULINE.test(noun) ? 'f' : 'm';
}

const NAMES_BEFORE =
  /(?:capítulo|página|número|parte|figura|tabla|tomo|volumen|fase|tipo|versión|punto|artículo|nivel|grupo|línea|etapa|los años|año)\s$/i;

function countedAfter(rest: string, before: string): Counted | undefined {
  const word =
    /^\s(?:mil\s(?=\p{Ll}{3}))?(?:(?:nuevas|nuevos|grandes|pequeñas|pequeños|primeras|primeros|últimas|últimos|buenas|buenos)\s)?(\p{Ll}{2,})(?!\p{L})/u.exec(
      rest,
    )?.[1];
  if (word === undefined || NO_NOUN.test(word) || NAMES_BEFORE.test(before)) return undefined;
  return { word, gender: genderOf(word) };
}

const DENOMINATORS: Record<string, [string, string]> = {
  '2': ['medio', 'medios'],
  '3': ['tercio', 'tercios'],
  '4': ['cuarto', 'cuartos'],
  '12': ['doceavo', 'doceavos'],
  '16': ['dieciseisavo', 'dieciseisavos'],
  '20': ['veinteavo', 'veinteavos'],
  '100': ['centésimo', 'centésimos'],
};

function fraction(top: string, bottom: string): string | undefined {
  const single = /^(?:[5-9]|10)$/.test(bottom) ? ordinal(bottom) : undefined;
  const forms = DENOMINATORS[bottom] ?? (single && [single, `${single}s`]);
  return (
    forms && `${cardinal(top, { word: forms[0] ?? '', gender: 'm' })} ${top === '1' ? forms[0] : forms[1]}`
  );
}

export const numbers: NumberGrammar = {
  cardinal,
  year: (digits) => cardinal(digits),
  decimals: (digits) => shortDecimals(digits, cardinal),
  fraction,
  countedAfter,
  words: spoken.numbers,
};
