import { spoken } from '../../../languages/italian/spoken/spoken.ts';
import type { Gender } from '../../../languages/spoken-words.ts';
import type { Counted, NumberGrammar } from '../shared/grammar.ts';
import { shortDecimals } from '../shared/spell-number.ts';
import { cardinal, ordinal } from './number-words.ts';

const MASCULINE = /(?:ema|emi|amma|ammi|oma|ista|problema|poeta|pianeta|papa|cinema|euro|clima)$/;
const FEMININE =
  /(?:a|zione|sione|gione|tà|tù|trice|udine|volta|mano|foto|moto|auto|radio|notte|parte|classe|fase|base|frase|chiave|legge|rete|mente|arte|voce|luce|nave|torre|fonte|serie|specie|crisi|tesi|gente|fine|estate|neve|pelle|valle|stagione|canzone|stazione|ragione|regione|persona)$/;
const NO_NOUN =
  /^(?:di|del|della|dei|degli|delle|da|dal|in|nel|a|al|alla|per|con|su|sul|tra|fra|e|ed|o|che|si|è|era|non|più|meno|come|fino|ogni|la|il|lo|le|gli|i|una?|sono|ha|hanno|fa|sia|ma|anche|ad|sulla|nella|entro|circa|solo)$/;

const genderOf = (noun: string): Gender => (FEMININE.test(noun) && !MASCULINE.test(noun) ? 'f' : 'm');
const NAMES_BEFORE =
  /(?:capitolo|pagina|numero|parte|figura|tabella|volume|fase|tipo|versione|punto|articolo|livello|gruppo|linea|passo|anno)\s$/i;

function countedAfter(rest: string, before: string): Counted | undefined {
  const word = /^\s(\p{Ll}{2,})(?!\p{L})/u.exec(rest)?.[1];
  if (word === undefined || NO_NOUN.test(word) || NAMES_BEFORE.test(before)) return undefined;
  return { word, gender: genderOf(word) };
}

function fraction(top: string, bottom: string): string | undefined {
  if (!/^(?:[2-9]|1\d|20|100|1000)$/.test(bottom)) return undefined;
  if (bottom === '2') return top === '1' ? 'un mezzo' : `${cardinal(top)} mezzi`;
  const one = ordinal(bottom);
  return top === '1' ? `un ${one}` : `${cardinal(top)} ${one.replace(/o$/, 'i')}`;
}

export const numbers: NumberGrammar = {
  cardinal,
  year: (digits) => cardinal(digits),
  decimals: (digits) => shortDecimals(digits, cardinal),
  fraction,
  countedAfter,
  words: spoken.numbers,
};
