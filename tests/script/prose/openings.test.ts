import { describe, expect, it } from 'vitest';
import { findFault } from '../../../src/script/writers/extractive/languages/english/faults.ts';
import { opensText } from '../../../src/script/writers/extractive/languages/english/leaning.ts';

describe('the first sentence of a section', () => {
  it.each([
    'This guide is for people who keep bees on a roof.',
    'This short paper asks why harbours silt up.',
    'In this tutorial a boat is built from three planks.',
    'It’s important to know when the tide turns.',
    "It's hard to see how deep the water is.",
    'The first step is to find the spring.',
    'One of the oldest harbours on the coast is Holm.',
    'The meeting was called to order at seven.',
    'Many people fear the water.',
  ])('stands: %s', (text) => {
    expect(opensText(text, '')).toBe(true);
  });

  it.each([
    'This makes the boat faster.',
    'However, the harbour is shallow.',
    'They leave before the sun is up.',
    'It is used to measure the depth.',
    'It is a boat that sinks.',
    'The latter is deeper.',
    'Both are open at night.',
    'The first of them failed because it was old, and so was this one.',
    'They grow on the north side of the dyke.',
    'This issue is left to the harbour master.',
  ])('leans: %s', (text) => {
    expect(opensText(text, '')).toBe(false);
  });

  it.each([
    ['Mosses', 'They grow on the north side of the dyke.'],
    ['The old mill', 'It is a house today.'],
    ['Who pays for the dredging', 'This issue is left to the harbour master.'],
    ['Drying the hay', 'Unlike what many think, this process takes a week.'],
    ['', 'In those slow, quiet years, a letter took a month.'],
  ])('stands under "%s": %s', (title, text) => {
    expect(opensText(text, title)).toBe(true);
  });

  it.each([
    ['The old mill', 'They grow on the north side of the dyke.'],
    ['Mosses', 'This makes the roof heavier.'],
    ['Mosses', 'However, they were never counted.'],
  ])('leans under "%s": %s', (title, text) => {
    expect(opensText(text, title)).toBe(false);
  });
});

describe('a pointer', () => {
  it.each([
    'Consult a lawyer before you sign.',
    'See a doctor when there is pain.',
    'Consult your supervisor about the report.',
    'See how it feels in your hand.',
    'Refer to the patient by name.',
    'Consult for firms that compete with the harbour.',
  ])('is none where it names no place: %s', (text) => {
    expect(findFault(text)).toBeUndefined();
  });

  it.each([
    ['pointer', 'On the picture above you can see the boat of the keeper.'],
    ['pointer', 'The boat on the photo below has two masts.'],
    ['apparatus', 'A bit much, feel free to use my small table of tides.'],
    ['apparatus', 'Feel free to download the chart.'],
    [undefined, 'Members feel free to speak at every meeting.'],
    [undefined, 'If you are in doubt, feel free to call the office.'],
  ])('sends to a picture or a link: %s in %j', (fault, text) => {
    expect(findFault(text)).toBe(fault);
  });

  it.each([
    'Please refer to the documentation.',
    'See page 4 of the harbour guide.',
    'Consult the manual before you open it.',
    'See Chapter 3 for details.',
    'See also “Harbours of the coast”.',
    'See the following.',
    'See Wikipedia.',
  ])('names a place: %s', (text) => {
    expect(findFault(text)).toBe('apparatus');
  });
});
