import type { PublishedWords } from '../published-words.ts';

export const published: PublishedWords = {
  transcript: 'Trascrizione',
  speakers: 'Voci',
  sources: 'Fonti',
  pages: (count) => `${count} ${count === 1 ? 'pagina' : 'pagine'}`,
  notice: 'Tutte le voci di questa registrazione sono sintetiche.',
};
