import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { FIXTURES } from './fixtures.ts';

/** The fixtures of the office, book and source formats made `times` as long, and a table of 20,000 rows. */
export async function writeLongOffice(folder: string, times: number) {
  const at = (name: string) => path.join(folder, name);
  const slides = await readFile(FIXTURES.slides);
  await writeFile(
    at('long.pptx'),
    withPart(slides, 'ppt/presentation.xml', (xml) => repeatIn(xml, /<p:sldId .*(?=<\/p:sldIdLst>)/s, times)),
  );
  const odt = await readFile(FIXTURES.odt);
  await writeFile(
    at('long.odt'),
    withPart(odt, 'content.xml', (xml) => repeatIn(xml, /<text:h .*(?=<\/office:text>)/s, times)),
  );
  const book = await readFile(FIXTURES.book);
  await writeFile(
    at('long.epub'),
    withPart(book, 'EPUB/content.opf', (xml) => repeatIn(xml, /<itemref idref="ch.*(?=<\/spine>)/s, times)),
  );
  const rtf = await readFile(FIXTURES.rtf, 'latin1');
  await writeFile(
    at('long.rtf'),
    rtf.replace(
      /\}\s*$/,
      () => `${rtf.slice(rtf.indexOf(String.raw`\pard`), rtf.lastIndexOf('}')).repeat(times - 1)}}`,
    ),
    'latin1',
  );
  const latex = await readFile(FIXTURES.latex, 'utf8');
  await writeFile(at('long.tex'), repeatIn(latex, /\\section\{Introduction\}.*(?=\\section\*\{Ack)/s, times));
  await writeFile(at('long.csv'), longTable(20_000));
  return {
    slides: at('long.pptx'),
    odt: at('long.odt'),
    book: at('long.epub'),
    rtf: at('long.rtf'),
    latex: at('long.tex'),
    table: at('long.csv'),
  };
}

function withPart(bytes: Uint8Array, name: string, change: (xml: string) => string): Uint8Array {
  const parts = unzipSync(bytes);
  const part = parts[name];
  if (!part) throw new Error(`The fixture has no part ${name}.`);
  return zipSync({ ...parts, [name]: strToU8(change(strFromU8(part))) });
}

function repeatIn(text: string, stretch: RegExp, times: number): string {
  if (!stretch.test(text)) throw new Error(`The fixture has nothing like ${stretch}.`);
  return text.replace(stretch, (found) => found.repeat(times));
}

function longTable(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, row) => `Place ${row},${(row * 7919) % 100_003},${((row * 31) % 977) / 10}`,
  );
  return ['Place,Visitors,Average stay (h)', ...lines, ''].join('\n');
}
