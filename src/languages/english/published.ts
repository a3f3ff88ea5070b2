import type { PublishedWords } from '../published-words.ts';

export const published: PublishedWords = {
  transcript: 'Transcript',
  speakers: 'Speakers',
  sources: 'Sources',
  pages: (count) => `${count} ${count === 1 ? 'page' : 'pages'}`,
  notice: 'All voices in this recording are synthetic.',
};
