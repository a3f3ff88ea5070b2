import type { PublishedWords } from '../published-words.ts';

export const published: PublishedWords = {
  transcript: 'Transcripción',
  speakers: 'Voces',
  sources: 'Fuentes',
  pages: (count) => `${count} ${count === 1 ? 'página' : 'páginas'}`,
  notice: 'Todas las voces de esta grabación son sintéticas.',
};
