import { tokens } from '../../../kernel/patterns.ts';
import type { IberianNumerals } from '../../numeral-words.ts';

/** The words that numbers are made of. Large numbers go by millions: "mil millones". */
export const numerals: IberianNumerals = {
  ones: tokens`
    cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis
    diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco
    veintiséis veintisiete veintiocho veintinueve`,
  tens: tokens`diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa`,
  hundreds: tokens`
    ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos`,
  large: [
    ['millón', 'millones'],
    ['billón', 'billones'],
  ],
  first: tokens`
    primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo
    decimotercero decimocuarto decimoquinto decimosexto decimoséptimo decimoctavo decimonoveno`,
  tenths: tokens`
    décimo vigésimo trigésimo cuadragésimo quincuagésimo sexagésimo septuagésimo octogésimo nonagésimo
    centésimo`,
  parts: {
    '2': ['medio', 'medios'],
    '3': ['tercio', 'tercios'],
    '4': ['cuarto', 'cuartos'],
    '12': ['doceavo', 'doceavos'],
    '16': ['dieciseisavo', 'dieciseisavos'],
    '20': ['veinteavo', 'veinteavos'],
    '100': ['centésimo', 'centésimos'],
  },
};
