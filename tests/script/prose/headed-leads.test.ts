import { describe, expect, it } from 'vitest';
import { sectionsIn } from '../notes/units.ts';

/** What is said under the first heading, and its faults. */
async function firstSaid(markdown: string, code: string): Promise<string[]> {
  const { sections } = await sectionsIn(markdown, code);
  const [first] = sections.filter(({ title }) => title !== '');
  return first!.units.flatMap(({ lines }) =>
    lines.map(({ text, fault }) => (fault === undefined ? text : `(${fault})`)),
  );
}

const under = (lead: string, titles: readonly string[]) =>
  `# Text\n\n## Part\n\n${lead}\n\n${titles.map((title) => `### ${title}\n\nThe rope was wet, and so it held the boat. It was made of hemp.\n`).join('\n')}`;

describe('a lead that stands over headings', () => {
  it.each([
    [
      'en',
      'There are two reasons for a leak:',
      ['Too much salt', 'Too little tar'],
      'There are two reasons for a leak: too much salt and too little tar.',
    ],
    [
      'en',
      'There are two consequences of sailing late.',
      ['A fee', 'A pause'],
      'There are two consequences of sailing late: a fee and a pause.',
    ],
    [
      'de',
      'Es gibt zwei Zeiten im Jahr:',
      ['Frühjahr', 'Herbst'],
      'Es gibt zwei Zeiten im Jahr: Frühjahr und Herbst.',
    ],
    [
      'fr',
      'Il y a deux causes principales :',
      ['Par la demande', 'Par les coûts'],
      'Il y a deux causes principales : par la demande et par les coûts.',
    ],
    [
      'es',
      'Hay dos causas principales:',
      ['La demanda', 'La oferta'],
      'Hay dos causas principales: la demanda y la oferta.',
    ],
    [
      'it',
      'Ci sono due cause principali:',
      ['La domanda', 'L’offerta'],
      'Ci sono due cause principali: la domanda e l’offerta.',
    ],
    [
      'pt',
      'Há duas causas principais:',
      ['A procura', 'A oferta'],
      'Há duas causas principais: a procura e a oferta.',
    ],
    [
      'nl',
      'Er zijn twee oorzaken:',
      ['De vraag', 'Het aanbod'],
      'Er zijn twee oorzaken: de vraag en het aanbod.',
    ],
  ])('is told with their titles in %s: %s', async (code, lead, titles, said) => {
    expect(await firstSaid(under(lead, titles), code)).toEqual([said]);
  });

  it('is left out where it counts others than there are', async () => {
    const said = await firstSaid(
      under('There are three reasons for a leak:', ['Too much salt', 'Too little tar']),
      'en',
    );
    expect(said.join(' ')).not.toContain('reasons');
  });

  it('is told alone where it promises nothing', async () => {
    const said = await firstSaid(
      under('The harbour of the town has two old gates, which are shut at night.', [
        'The north',
        'The south',
      ]),
      'en',
    );
    expect(said).toEqual(['The harbour of the town has two old gates, which are shut at night.']);
  });
});
