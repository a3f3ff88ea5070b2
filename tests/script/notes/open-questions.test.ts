import { expect, it } from 'vitest';
import { sectionsIn, show } from './units.ts';

const told = async (markdown: string) => {
  const { sections } = await sectionsIn(markdown);
  return sections.flatMap((section) => section.units.map(show)).join(' ');
};

it('a question at the end of a list that nothing answers is left out', async () => {
  const said = await told(
    '# Ropes\n\n## Knots\n\n- Reef knot: ties two ends of one rope\n- Bowline: makes a loop that does not slip\n- Quick check: is a bow a knot?\n',
  );
  expect(said).toContain('makes a loop');
  expect(said).not.toContain('Quick check');
});

it('one that the next item answers is kept', async () => {
  const said = await told('# Ropes\n\n## Hemp\n\n- Why does hemp rot?\n- It stays wet inside\n');
  expect(said).toContain('hemp rot');
});
