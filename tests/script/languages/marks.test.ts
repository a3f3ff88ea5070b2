import { expect, it } from 'vitest';
import { findLanguage } from '../../../src/script/writers/extractive/languages/find-language.ts';

const reading = (code: string) => findLanguage(code)!.reading;

it.each([
  ['en', 'The guests plan a trip to the harbour.'],
  ['es', 'Cada clase a la que asistían era larga.'],
  ['fr', 'Le groupe a quitté le port.'],
  ['it', 'Il gruppo e il capitano lasciarono il porto.'],
  ['pt', 'O grupo e o capitão deixaram o porto.'],
  ['nl', 'Het plan a la carte viel in de smaak.'],
])('a small word behind a kind is no mark of it, in %s', (code, sentence) => {
  expect(reading(code).labels(sentence)).toEqual([]);
});

it.each([
  ['en', 'Plan B is dearer.'],
  ['it', 'Il piano B costa di più.'],
])('a capital is, in %s', (code, sentence) => {
  expect(
    reading(code)
      .labels(sentence)
      .map(({ mark }) => mark),
  ).toEqual(['B']);
});

it.each([
  ['it', 'Crescono sia la domanda e sia l’offerta di pesce nel porto.'],
  ['es', 'El libro a veces se vende en el puerto.'],
  ['pt', 'O livro e a carta chegaram ao porto.'],
  ['fr', 'Cet exemple a marqué les marins du port.'],
])('a small word behind a part of a text is no number of it, in %s', (code, sentence) => {
  expect(reading(code).fault(sentence)).toBeUndefined();
});

it('an answer in German that is a clause alone is said behind its question, and leans on it', () => {
  const answer = 'Weil nur eine geheime Wahl frei sein kann.';
  expect(reading('de').fault(answer, false)).toBeUndefined();
  expect(reading('de').leans(answer, true)).toBe(true);
  expect(reading('de').leans('Weil das Meer steigt, werden die Deiche höher.', true)).toBe(false);
});
