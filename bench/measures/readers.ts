import { readDocument } from '../../src/documents/read-document.ts';
import { FIXTURES } from '../subjects/fixtures.ts';
import { WORDS_A_PAGE, writeLongDocuments } from '../subjects/long-documents.ts';
import { writeLongOffice } from '../subjects/long-office.ts';
import { figure, seconds, table } from '../table.ts';
import { median, timeRuns } from '../timing.ts';
import type { BenchContext, Chapter } from './context.ts';

interface Subject {
  name: string;
  path: string;
  runs: number;
}

/** Pages a second of each reader, its confined process and its start included. */
export async function measureReaders({ quick, folder, say }: BenchContext): Promise<Chapter> {
  const pdfPages = quick ? 200 : 1000;
  const long = await writeLongDocuments(folder, quick ? 5 : 20, pdfPages);
  const office = await writeLongOffice(folder, quick ? 5 : 20);
  const runs = quick ? 3 : 5;
  const subjects: Subject[] = [
    { name: 'PDF, two columns (fixture)', path: FIXTURES.paper, runs },
    { name: 'PDF report (fixture)', path: FIXTURES.report, runs },
    { name: 'PDF, generated', path: long.pdf, runs: quick ? 1 : 3 },
    { name: 'DOCX (fixture)', path: FIXTURES.chapter, runs },
    { name: 'DOCX, repeated', path: long.docx, runs },
    { name: 'HTML (fixture)', path: FIXTURES.article, runs },
    { name: 'HTML, repeated', path: long.html, runs },
    { name: 'Markdown (fixture)', path: FIXTURES.markdown, runs },
    { name: 'Markdown, repeated', path: long.markdown, runs },
    { name: 'PPTX (fixture)', path: FIXTURES.slides, runs },
    { name: 'PPTX, repeated', path: office.slides, runs },
    { name: 'ODT (fixture)', path: FIXTURES.odt, runs },
    { name: 'ODT, repeated', path: office.odt, runs },
    { name: 'EPUB (fixture)', path: FIXTURES.book, runs },
    { name: 'EPUB, repeated', path: office.book, runs },
    { name: 'RTF (fixture)', path: FIXTURES.rtf, runs },
    { name: 'RTF, repeated', path: office.rtf, runs },
    { name: 'CSV (fixture)', path: FIXTURES.towns, runs },
    { name: 'CSV, 20,000 rows', path: office.table, runs },
    { name: 'LaTeX (fixture)', path: FIXTURES.latex, runs },
    { name: 'LaTeX, repeated', path: office.latex, runs: quick ? 1 : 3 },
    { name: 'Plain text (fixture)', path: FIXTURES.gutenberg, runs },
    { name: 'Plain text, repeated', path: long.text, runs },
  ];
  const rows: string[][] = [];
  for (const subject of subjects) {
    const { metadata } = await readDocument(subject.path);
    const pages = metadata.pages ?? metadata.words / WORDS_A_PAGE;
    const ms = median(await timeRuns(subject.runs, () => readDocument(subject.path)));
    rows.push([
      subject.name,
      figure(pages),
      metadata.words.toLocaleString('en'),
      seconds(ms),
      figure((pages / ms) * 1000),
    ]);
    say(`read ${subject.name}: ${seconds(ms)}`);
  }
  return {
    title: 'Reading',
    body: [
      `From the call of \`readDocument\` to the Document, median of ${runs} runs. Each read starts a confined process of its own, which is most of the time of a short document. Where a format has no pages, ${WORDS_A_PAGE} words count as one.`,
      table(['Document', 'Pages', 'Words', 'Time', 'Pages a second'], rows),
    ].join('\n\n'),
    goals: [],
  };
}
