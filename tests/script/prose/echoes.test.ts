import { expect, it } from 'vitest';
import { echoes } from '../../../src/script/writers/extractive/languages/english/echoes.ts';

it.each([
  ['The sea rises twice a day at the quay.', 'twice a day'],
  ['The work took more than ten years.', 'more than ten years'],
  ['Divers call it “the long breath” and fear it.', 'the long breath'],
  ['It was the first lighthouse in the world, and it burned coal.', 'the first lighthouse in the world'],
])('%s is said back as %s', (text, echo) => {
  expect(echoes(text)).toContain(echo);
});

it.each([
  'The sea rises at the quay.',
  'He said “I have never in all my life seen such a storm on this coast” and left.',
  'The ten ships were late.',
])('%s is not said back', (text) => {
  expect(echoes(text)).toEqual([]);
});
