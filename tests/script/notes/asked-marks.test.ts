import { expect, it } from 'vitest';
import { sectionsIn, show } from './units.ts';

it.each([
  ['en', 'Q: why did the boat sink in the harbour?', 'A: The tar of the boat was old and the rope was wet.'],
  ['de', 'F: Warum sank das Boot im Hafen?', 'A: Der Teer war alt und das Seil war nass.'],
  ['fr', 'Q : Pourquoi le bateau a-t-il coulé ?', 'R : Le goudron était vieux et la corde était mouillée.'],
])('the letters before a question and its answer are not said, in %s', async (code, question, answer) => {
  const { sections } = await sectionsIn(`# Boats\n\n## Tar\n\n${question} ${answer}\n`, code);
  const said = sections.flatMap((section) => section.units.map(show)).join(' ');
  expect(said).toContain(answer.replace(/^\p{L} ?: /u, ''));
  expect(said).not.toMatch(/(?:^|[ |])[QFAR] ?:/);
});

it.each([
  ['en', 'Two sides:\n\n- Strength: hemp holds a ship of any size\n- Weight: hemp is heavy when it is wet'],
  [
    'de',
    'Zwei Seiten:\n\n- Stärke: Hanf hält jedes Schiff im Hafen\n- Gewicht: Hanf ist schwer, wenn er nass ist',
  ],
])('a lead that counts is no label that is asked for, in %s', async (code, markdown) => {
  const { sections } = await sectionsIn(`# Hemp\n\n## Ropes\n\nHemp ropes are old.\n\n${markdown}\n`, code);
  const labels = sections.flatMap(({ units }) => units.map(({ label }) => label ?? ''));
  expect(labels.filter((label) => /^(?:Two|Zwei)/.test(label))).toEqual([]);
});
