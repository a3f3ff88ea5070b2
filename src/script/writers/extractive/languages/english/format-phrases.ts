import type { PhraseBook } from '../phrase-book.ts';
import { listed } from './listed.ts';

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const interview: PhraseBook['interview'] = {
  introduce: (guest) => `With me is ${guest}, who has read it for us. Good to have you here.`,
  goOn: (n) =>
    [
      'Please go on.',
      'Tell us more about that.',
      'I see. Go on.',
      'Stay with that for a moment.',
      'All right. Go on.',
    ][n % 5]!,
  thank: (guest) => `Thank you, ${guest}.`,
};

export const panel: PhraseBook['panel'] = {
  introduce: (guests) => `With me are ${listed(guests)}.`,
  handOver: (name, n, topic) =>
    topic === undefined
      ? [`${name}, would you go on?`, `Over to you, ${name}.`, `${name}, please.`][n % 3]!
      : /^(?:how|why|what|when|where|who)\b/.test(topic)
        ? `${name}, would you take us through ${topic}?`
        : [`${name}, tell us about ${topic}.`, `${name}, what about ${topic}?`][n % 2]!,
};

export const debate: PhraseBook['debate'] = {
  introduce: (title) =>
    title === undefined
      ? 'The text gives two sides, and we will hear both.'
      : `"${title}" gives two sides, and we will hear both.`,
  open: (side, name) =>
    side === 'for' ? `${name} puts the case for.` : `And ${name} puts the case against.`,
  reply: (side, n) =>
    side === 'for'
      ? ['And what speaks for it?', 'What is said in favour?'][n % 2]!
      : ['And what is said against?', 'What do the other side say?'][n % 2]!,
  close: 'So where does the text come down?',
  chapter: 'For and against',
};

export const quiz: PhraseBook['quiz'] = {
  introduce: (count) =>
    `I will ask ${count <= 10 ? NUMBERS[count] : count} questions. After each there is time to think, and then the answer.`,
  number: (n) => `Question ${n <= 10 ? NUMBERS[n] : n}.`,
  gap: 'blank',
  complete: (sentence) => `What is missing here? ${sentence}`,
  missing: (word) => `The missing part is ${word}.`,
  close: (count) => `That was the last of ${count <= 10 ? NUMBERS[count] : count} questions.`,
  chapter: 'Questions',
};

export const closing: PhraseBook['closing'] = {
  conclude: 'And what does it come down to?',
  ask: (n) => `Before you go, ${NUMBERS[n]} ${n === 1 ? 'question' : 'questions'} to answer yourself.`,
};
