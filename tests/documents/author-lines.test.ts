import { expect, it } from 'vitest';
import { looksLikeAuthors } from '../../src/documents/confined/roles/author-lines.ts';

it.each([
  'Jonas Weidmann a,*, Claire Duvall b, Hiroko Tanabe a,c',
  'Anna K. Lindqvist 1,2, Tomas Berg 1*, and Priya Nair 3',
  'J. van den Berg, M. de la Cruz',
  'Maria Sánchez¹ y Pedro Ruiz²',
])('names who wrote a text: %s', (text) => {
  expect(looksLikeAuthors(text)).toBe(true);
});

it.each([
  'Karl Marx',
  'Supply and Demand',
  'Photosynthesis, respiration',
  'Anna Lindqvist measured forty trees, and Tomas Berg drew them.',
  'Tides, by Anna Lindqvist',
  'Rope 1, rope 2',
])('names nobody, or says something: %s', (text) => {
  expect(looksLikeAuthors(text)).toBe(false);
});
