import type { LanguagePack } from '../language-pack.ts';
import { published } from './published.ts';
import { reading } from './reading.ts';
import { speaking } from './speaking.ts';
import { tables } from './table-phrases.ts';

export const english: LanguagePack = {
  code: 'en',
  ocrCode: 'eng',
  reading,
  tables,
  speaking,
  spoken: null,
  published,
};
