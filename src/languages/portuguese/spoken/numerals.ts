import { tokens } from '../../../kernel/patterns.ts';
import type { IberianNumerals } from '../../numeral-words.ts';

/** The words that numbers are made of, in Portugal, where large numbers go by millions: "mil milhões". */
export const numerals: IberianNumerals = {
  ones: tokens`
    zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis
    dezassete dezoito dezanove`,
  tens: tokens`dez vinte trinta quarenta cinquenta sessenta setenta oitenta noventa`,
  hundreds: tokens`
    cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos`,
  large: [
    ['milhão', 'milhões'],
    ['mil milhões', 'mil milhões'],
    ['bilião', 'biliões'],
  ],
  first: tokens`primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono`,
  tenths: tokens`
    décimo vigésimo trigésimo quadragésimo quinquagésimo sexagésimo septuagésimo octogésimo nonagésimo
    centésimo`,
  parts: {
    '2': ['meio', 'meios'],
    '3': ['terço', 'terços'],
    '4': ['quarto', 'quartos'],
  },
};

/** Brazil's. */
export const brazilianNumerals: IberianNumerals = {
  ...numerals,
  ones: tokens`
    zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis
    dezessete dezoito dezenove`,
  large: [
    ['milhão', 'milhões'],
    ['bilhão', 'bilhões'],
    ['trilhão', 'trilhões'],
  ],
};
