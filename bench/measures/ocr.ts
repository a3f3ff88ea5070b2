import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readDocument } from '../../src/documents/read-document.ts';
import { readDocuments } from '../../src/documents/read-documents.ts';
import { drawPage } from '../../tests/documents/draw-page.ts';
import { STREET_TREES } from '../../tests/documents/page-texts.ts';
import { photographed } from '../../tests/documents/spoil-page.ts';
import { figure, seconds, table } from '../table.ts';
import { median, timeRuns } from '../timing.ts';
import type { BenchContext, Chapter } from './context.ts';

/** Pages a second of text recognition: a scanned page, a photographed one, and several at once. */
export async function measureOcr({ quick, folder, say }: BenchContext): Promise<Chapter> {
  const runs = quick ? 2 : 5;
  const clean = path.join(folder, 'scan.png');
  const photo = path.join(folder, 'photo.jpg');
  // A4 at 150 dots an inch, about 500 words in 10 point type.
  const text = STREET_TREES.map((one) => ({ ...one, size: Math.round(one.size * 0.75) }));
  const page = await drawPage([...text, ...text, ...text, ...text], { width: 1240, height: 1754 });
  await writeFile(clean, page);
  await writeFile(photo, await photographed(page));
  const copies = await Promise.all(
    Array.from({ length: quick ? 2 : 6 }, async (_, index) => {
      const file = path.join(folder, `page-${index + 1}.png`);
      // Each a file of its own: the same one is read once.
      await writeFile(file, Buffer.concat([page, Buffer.from([index])]));
      return file;
    }),
  );
  const subjects = [
    { name: 'Scanned page', pages: 1, read: () => readDocument(clean) },
    { name: 'Photographed page', pages: 1, read: () => readDocument(photo) },
    { name: `Handout of ${copies.length} pages`, pages: copies.length, read: () => readDocuments(copies) },
  ];
  const rows: string[][] = [];
  for (const { name, pages, read } of subjects) {
    const { metadata } = await read();
    const ms = median(await timeRuns(runs, read));
    rows.push([name, String(pages), String(metadata.words), seconds(ms), figure((pages / ms) * 1000)]);
    say(`recognise ${name}: ${seconds(ms)}`);
  }
  return {
    title: 'Recognising text in pictures',
    body: [
      `From the call to the Document, median of ${runs} runs: the confined process, preparation (the sheet squared, light evened, lines levelled), a sample to tell the language, and recognition.`,
      table(['Source', 'Pages', 'Words', 'Time', 'Pages a second'], rows),
    ].join('\n\n'),
    goals: [],
  };
}
