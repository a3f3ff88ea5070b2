import type { LanguagePack } from '../language-pack.ts';
import { published } from './published.ts';
import { reading } from './reading.ts';
import { speaking } from './speaking.ts';
import { numerals } from './spoken/numerals.ts';
import { spoken } from './spoken/spoken.ts';
import { tables } from './table-phrases.ts';

export const spanish: LanguagePack = {
  code: 'es',
  ocrCode: 'spa',
  reading,
  tables,
  speaking,
  numerals,
  spoken,
  published,
};
