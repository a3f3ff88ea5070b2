import { expect, it } from 'vitest';
import { sectionsIn, show } from '../notes/units.ts';

const said = async (markdown: string) => {
  const { sections } = await sectionsIn(markdown);
  return sections.flatMap((section) => section.units.map(show));
};

const BEFORE = 'The keepers of the light lived on the rock for three months at a time.';

it.each([
  ['I was never bored. I had the birds.', 'I was never bored. I had the birds.'],
  ['> I was never bored. I had the birds.', 'I was never bored. I had the birds.'],
  ['"I was never bored," he said. "I had the birds."', "I was never bored,' he said. 'I had the birds."],
])('a quotation is told with the credit under it: %s', async (quotation, words) => {
  const units = await said(
    `# Lights\n\n${BEFORE}\n\n${quotation}\n\n— Tom Hale, keeper of the Skerry light\n`,
  );
  expect(units).toContain(`prose | - | Tom Hale, keeper of the Skerry light: “${words}”`);
});

it('a credit by the name of an account is said as a name', async () => {
  const units = await said(`# Lights\n\n${BEFORE}\n\nI had the birds.\n\n— @tomhale, keeper\n`);
  expect(units).toContain('prose | - | Tomhale, keeper: “I had the birds.”');
});

it('a line of dialogue is no credit', async () => {
  const units = await said(`# Lights\n\n${BEFORE}\n\nHe looked out to sea.\n\n— Nobody will come tonight.\n`);
  expect(units.join('\n')).not.toContain(': “He looked');
});

it('a credit whose quotation is left out takes nothing along', async () => {
  const units = await said(`# Lights\n\n${BEFORE}\n\n![A light](a.png)\n\n— Tom Hale, keeper\n`);
  expect(units).toContain(`prose | - | ${BEFORE}`);
  expect(units.join('\n')).not.toMatch(/^prose \| - \| — Tom/m);
});
