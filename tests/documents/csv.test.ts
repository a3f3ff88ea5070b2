import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outline, read } from './read.ts';

const prose = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith('paragraph')).map((line) => line.slice(11));

describe('a table', async () => {
  const file = join(import.meta.dirname, '..', 'fixtures', 'documents', 'valley-towns.csv');
  const document = await read('valley-towns.csv', readFileSync(file));
  const said = prose(outline(document)).join(' ');

  it('is told what it is, and kept as a table', () => {
    expect(document.source.mediaType).toBe('csv');
    expect(document.metadata).toMatchObject({
      title: 'Valley towns',
      titleFrom: 'file_name',
      language: 'en',
    });
    expect(said).toMatch(/^The table “Valley towns” has 12 rows and 9 columns: “Town”, “Region”, /);
    const tables = document.blocks.filter((block) => block.type === 'table');
    expect(tables).toHaveLength(1);
    expect(tables[0]?.table?.rows).toHaveLength(12);
  });

  it.each([
    'In the column “Population”, the lowest value is 530, for Upper Lyth, and the highest is 48,210, for Westerhaven.',
    'The 12 values of the column “Population” add up to 100,913.',
    'The mean of the 12 values in the column “Average age” is about 47.67.',
    'The largest values in the column “Population” are Westerhaven with 48,210, Ellmouth with 15,877 and St. Olan with 9,405.',
    'The smallest values in the column “Area” are Brack with 8.8 km², Upper Lyth with 9.4 km² and Nordby with 12.0 km².',
    'In the column “Region”, “North” stands in 3 rows, “South” stands in 3 rows, “East” stands in 3 rows and “West” stands in 3 rows.',
    'The mean of the 12 values in the column “Area” is about 25.02 km².',
    'In the column “Unemployment”, the lowest value is 2.2%, for Upper Lyth, and the highest is 7.7%, for Quay.',
    'For Quay, the region is West, the population is 4,004, the area is 15.3 km² and “Founded” is given as 1699.',
    'For Quay, the unemployment is 7.7%, the average age is 48.8 and the figure for visitors a year is 41,000.',
  ])('says: %s', (sentence) => expect(document.sentences.map(({ raw }) => raw)).toContain(sentence));

  it('works nothing out from years, postcodes and shares', () => {
    expect(said).not.toMatch(/column “(?:Founded|Postcode)”/);
    expect(said).not.toMatch(/(?:add up|mean)[^.]*“Unemployment/);
    expect(said).not.toMatch(/Postcode” is|the postcode/);
  });
});

describe('a table over time', () => {
  it('has its first and last value compared, and no sum', async () => {
    const document = await read('ice.csv', 'Year,Ice days\n1990,112\n1970,130\n2010,87\n1980,119\n');
    expect(prose(outline(document))).toEqual([
      'The table “Ice” has 4 rows and 2 columns: “Year” and “Ice days”.',
      'In the column “Ice days”, the lowest value is 87, in 2010, and the highest is 130, in 1970. From 1970 to 2010, the value in the column “Ice days” fell from 130 to 87, which is 43 less.',
      'In 1990, the figure for ice days was 112. In 1970, the figure for ice days was 130. In 2010, the figure for ice days was 87. In 1980, the figure for ice days was 119.',
    ]);
  });
});

describe('shares over time', () => {
  it.each([
    [
      'Year,Rate (%)\n1990,5.0\n2000,3.4\n',
      'From 1990 to 2000, the value in the column “Rate” fell from 5.0% to 3.4%, which is 1.6 percentage points less.',
    ],
    [
      'Jahr;Anteil (%)\n1990;3,4\n2000;5,0\n',
      'Von 1990 bis 2000 stieg der Wert in der Spalte „Anteil“ von 3,4% auf 5,0%, also um 1,6 Prozentpunkte.',
    ],
  ])('differ in percentage points', async (csv, sentence) => {
    expect((await read('shares.csv', csv)).text).toContain(sentence);
  });
});

describe('a table whose rows are named by two columns', () => {
  it('names both, and adds nothing up over time', async () => {
    const csv = 'Country,Year,Births\nFrance,2010,832\nFrance,2020,735\nSpain,2010,486\nSpain,2020,341\n';
    const { text } = await read('births.csv', csv);
    expect(text).toContain(
      'the lowest value is 341, for Spain (2020), and the highest is 832, for France (2010).',
    );
    expect(text).toContain('For Spain (2010), the figure for births is 486.');
    expect(text).not.toContain('add up');
  });

  it('has years in its header', async () => {
    const { text } = await read('wide.csv', 'Town,1990,2000\nUlm,10,12\nAalen,7,6\nLahr,3,4\n');
    expect(text).toContain('For Aalen, the value for 1990 is 7 and the value for 2000 is 6.');
  });
});

describe('what is taken as it stands', () => {
  it.each([
    ['an id column', 'Name,ID\nAnn,17\nBen,23\nCal,99\n', /column “ID”/],
    ['a phone column', 'Name,Phone\nAnn,55512\nBen,55713\nCal,55914\n', /column “Phone”/],
    [
      'a column of numbers that could be read two ways',
      'Name;Wert\nAnn;1.234\nBen;2.345\nCal;3.456\n',
      /Spalte „Wert“ (?:ist|sind)|ergeben/,
    ],
    ['a column of two units', 'Name,Weight\nAnn,17 kg\nBen,23 g\nCal,99 kg\n', /column “Weight”, the lowest/],
    ['running numbers', 'No,Name\n1,Ann\n2,Ben\n3,Cal\n', /lowest|add up/],
  ])('%s', async (_name, csv, never) => {
    expect((await read('t.csv', csv)).text).not.toMatch(never);
  });

  it('a row of sums is not added to the rows it sums up', async () => {
    const document = await read('sums.csv', 'Town,Visitors\nAnn,10\nBen,20\nCal,30\nTotal,60\n');
    expect(document.text).toContain('the highest is 30, for Cal');
    expect(document.text).not.toContain('add up');
  });
});

describe('a long table', () => {
  it('has no sentences row by row, and is still called by its file', async () => {
    const rows = Array.from({ length: 120_000 }, (_, row) => `row ${row},${row % 997}`);
    const document = await read('long_list.csv', `Name,Size\n${rows.join('\n')}\n`);
    expect(document.metadata).toMatchObject({ title: 'Long list', titleFrom: 'file_name' });
    expect(document.blocks.map(({ type, role }) => `${role} ${type}`)).toEqual([
      'body paragraph',
      'body paragraph',
      'body table',
    ]);
    expect(document.text).toContain(
      'the lowest value is 0, for 121 rows, and the highest is 996, for 120 rows.',
    );
  });
});

describe('files of tables', () => {
  it.each([
    [
      'semicolons and decimal commas',
      'Stadt;Einwohner;Anteil in %\nUlm;12.400;3,5\nAalen;113.100;4,25\nLahr;8.950;4,0\n',
      'In der Spalte „Einwohner“ ist der niedrigste Wert 8.950, bei Lahr, und der höchste 113.100, bei Aalen.',
    ],
    [
      'tabs',
      'Ville\tHabitants\nLyon\t500\nNice\t300\nPau\t70\n',
      'Dans la colonne « Habitants », la valeur la plus basse est 70, pour Pau, et la plus haute est 500, pour Lyon.',
    ],
    [
      'a declared delimiter',
      'sep=|\nCiudad|Población\nVigo|290\nLugo|98\nJaca|13\n',
      'En la columna «Población», el valor más bajo es 13, para Jaca, y el más alto es 290, para Vigo.',
    ],
    [
      'Italian',
      'Città,Abitanti\nComo,83\nLodi,45\nAsti,74\n',
      'Nella colonna «Abitanti» il valore più basso è 45, per Lodi, e il più alto è 83, per Como.',
    ],
    [
      'Portuguese',
      'Cidade,População\nFaro,64\nBeja,33\nOvar,54\n',
      'Na coluna «População», o valor mais baixo é 33, para Beja, e o mais alto é 64, para Faro.',
    ],
    [
      'Dutch',
      'Gemeente,Inwoners,Oppervlakte\nEde,120,318\nOss,93,172\nEpe,33,157\n',
      'In de kolom ‘Inwoners’ is de laagste waarde 33, bij Epe, en de hoogste 120, bij Ede.',
    ],
  ])('with %s', async (_name, csv, sentence) => {
    const document = await read('tabelle.csv', csv);
    expect(document.sentences.map(({ raw }) => raw)).toContain(sentence);
  });

  it('in windows-1252, with quoted commas, a title above and a source below', async () => {
    const csv =
      'Visitors of the museum,,\n\nRoom,Visitors,Curator\n"Hall, large",120,Zoë\n"Hall, small",80,Ian\nAttic,7,Zoë\nSource: own count,,\n';
    const document = await read('museum.csv', Buffer.from(csv, 'latin1'));
    expect(document.metadata).toMatchObject({ title: 'Visitors of the museum', titleFrom: 'document' });
    expect(document.text).toContain(
      'For Hall, large, the figure for visitors is 120 and the curator is Zoë.',
    );
    expect(outline(document).at(-1)).toBe('back_matter paragraph: Source: own count');
  });

  it('without a header say so', async () => {
    const document = await read('bare.csv', '1,2,3\n4,5,6\n7,8,9\n');
    expect(document.blocks.map((block) => block.type)).toEqual(['table']);
    expect(document.warnings[0]).toBe('This table has no header row, so nothing can be said of its columns.');
  });

  it('with a quote that never closes are read', async () => {
    expect((await read('quote.csv', 'Name,Size\n"Ann,17\nBen,23\n')).text).toContain('Ben');
  });
});
