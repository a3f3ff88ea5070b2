import type { LanguagePack } from '../language-pack.ts';
import { published } from './published.ts';
import { reading } from './reading.ts';
import { speaking } from './speaking.ts';
import { numerals } from './spoken/numerals.ts';
import { tables } from './table-phrases.ts';

export const english: LanguagePack = {
  code: 'en',
  ocrCode: 'eng',
  reading,
  tables,
  speaking,
  numerals,
  spoken: null,
  published,
};
