import type { PublishedWords } from '../published-words.ts';

export const published: PublishedWords = {
  transcript: 'Transcrição',
  speakers: 'Vozes',
  sources: 'Fontes',
  pages: (count) => `${count} ${count === 1 ? 'página' : 'páginas'}`,
  notice: 'Todas as vozes desta gravação são sintéticas.',
};
