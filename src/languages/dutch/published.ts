import type { PublishedWords } from '../published-words.ts';

export const published: PublishedWords = {
  transcript: 'Transcript',
  speakers: 'Stemmen',
  sources: 'Bronnen',
  pages: (count) => `${count} ${count === 1 ? 'pagina' : 'pagina’s'}`,
  notice: 'Alle stemmen in deze opname zijn synthetisch.',
};
