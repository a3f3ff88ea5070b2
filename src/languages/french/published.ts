import type { PublishedWords } from '../published-words.ts';

export const published: PublishedWords = {
  transcript: 'Transcription',
  speakers: 'Voix',
  sources: 'Sources',
  pages: (count) => `${count} ${count === 1 ? 'page' : 'pages'}`,
  notice: 'Toutes les voix de cet enregistrement sont synthétiques.',
};
