import { describe, expect, it } from 'vitest';
import { findFault } from '../../src/script/writers/extractive/languages/english/faults.ts';
import {
  announces,
  limits,
  tiedByOpening,
} from '../../src/script/writers/extractive/languages/english/leaning.ts';
import { pointsBack } from '../../src/script/writers/extractive/languages/english/pronouns.ts';

describe('findFault', () => {
  it.each([
    'The tide is the regular rise and fall of the sea.',
    'Gravity weakens with distance.',
    'In 1953 a storm surge killed 1,836 people in the Netherlands.',
    '“The sea took everything,” said a farmer.',
    'The life table of a city changes slowly over the years.',
    'Doctors see that the wound heals from within.',
  ])('lets %j be said', (text) => {
    expect(findFault(text)).toBeUndefined();
  });

  it.each([
    ['pointer', 'As Figure 3 shows, the sea rises twice a day.'],
    ['pointer', 'The method described above gives good results.'],
    ['pointer', 'See the appendix for a list of harbours.'],
    ['pointer', 'In the next chapter we return to the question.'],
    ['pointer', 'The previous example is a special case of it.'],
    ['address', 'The list is at www.example.org with all harbours.'],
    ['apparatus', 'Explore the collection of charts on the website.'],
    ['code', 'Set the option to {"a": 1} and start again.'],
    ['formula', 'The value of a + b grows with every step.'],
    ['apparatus', 'Copyright 2019 by the harbour office of the town.'],
    ['apparatus', 'Download the chart of the harbour from the office.'],
    ['apparatus', 'By the end of this hour you will be able to sail.'],
    ['brackets', 'The harbour [citation needed] is deep.'],
    ['too short', 'It was.'],
    ['half a quotation', '“The sea took everything, said a farmer.'],
    ['does not end as a sentence', 'The harbour is deep and the sea'],
    ['does not begin as a sentence', 'and the harbour is deep.'],
    ['too many figures', 'It was 3, 4, 5, 6, 7 and 8 metres in six years.'],
    ['shown, not told', 'I have here a candle made of wax.'],
  ])('finds %s in %j', (fault, text) => {
    expect(findFault(text)).toBe(fault);
  });
});

describe('leaning', () => {
  it.each([
    'This makes it faster.',
    'However, the harbour is shallow.',
    'They were built by hand.',
    'It stands on a hill.',
    'The latter is more common.',
    'The change is small.',
    'Both countries set up forecasts.',
    'Such a wave is called a constituent.',
    'Its walls are thick.',
    'Engineers use this effect to make power.',
    'The harbour also has a wall.',
    'Secondly, the wall is old.',
  ])('%j leans', (text) => {
    expect(tiedByOpening(text) || pointsBack(text)).toBe(true);
  });

  it.each([
    'The tide is the rise and fall of the sea.',
    'It is known that the Moon pulls the sea.',
    'There are two tides a day on most coasts.',
    'When the wind blows, it pushes the water ashore.',
    'Kelvin built his machine in 1872.',
    'More than 400 ships waited.',
    'Both the Moon and the Sun pull.',
    'The main cause of tides is the Moon.',
    'Those who live by the sea know it.',
  ])('%j stands alone', (text) => {
    expect(tiedByOpening(text) || pointsBack(text)).toBe(false);
  });

  it.each([
    'However, it fails.',
    'But not everywhere.',
    'The exception is the coast.',
    'Not all harbours are deep.',
    'Other harbours are shallow.',
  ])('%j limits what was said', (text) => {
    expect(limits(text, 'Some harbours are deep.')).toBe(true);
  });

  it.each([
    'There are three reasons:',
    'Two questions remain.',
    'The forces are as follows.',
    'Then there are the boats.',
  ])('%j announces', (text) => {
    expect(announces(text)).toBe(true);
  });
});
