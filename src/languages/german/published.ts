import type { PublishedWords } from '../published-words.ts';

export const published: PublishedWords = {
  transcript: 'Transkript',
  speakers: 'Sprecherinnen und Sprecher',
  sources: 'Quellen',
  pages: (count) => `${count} ${count === 1 ? 'Seite' : 'Seiten'}`,
  notice: 'Alle Stimmen in dieser Aufnahme sind synthetisch.',
};
