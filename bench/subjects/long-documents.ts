import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { FIXTURES } from './fixtures.ts';
import { generatePdf } from './generated-pdf.ts';

/** Words that count as one page where a format has no pages. */
export const WORDS_A_PAGE = 300;

/** The fixture of each format made `times` as long, and a PDF of a thousand pages. */
export async function writeLongDocuments(folder: string, times: number, pdfPages: number) {
  const at = (name: string) => path.join(folder, name);
  const markdown = await readFile(FIXTURES.markdown, 'utf8');
  await writeFile(at('long.md'), repeat(markdown, times, '\n\n'));
  const text = await readFile(FIXTURES.gutenberg, 'utf8');
  const chapter = between(text, '3. STRUGGLE', 'End of the Project');
  await writeFile(at('long.txt'), repeat(chapter, times, '\n\n\n'));
  const html = await readFile(FIXTURES.article, 'utf8');
  const article = between(html, '<h2>A trucker', '</div>\n<footer class="entry-footer">');
  await writeFile(
    at('long.html'),
    html.replace(article, () => repeat(article, times, '\n')),
  );
  await writeFile(at('long.docx'), longDocx(await readFile(FIXTURES.chapter), times));
  await writeFile(at('long.pdf'), generatePdf(pdfPages, markdown.replace(/[#*|]/g, ' ')));
  return {
    markdown: at('long.md'),
    text: at('long.txt'),
    html: at('long.html'),
    docx: at('long.docx'),
    pdf: at('long.pdf'),
  };
}

function longDocx(bytes: Uint8Array, times: number): Uint8Array {
  const parts = unzipSync(bytes);
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const body = between(xml, '<w:body>', '<w:sectPr').slice('<w:body>'.length);
  parts['word/document.xml'] = strToU8(xml.replace(body, () => repeat(body, times, '')));
  return zipSync(parts);
}

function repeat(text: string, times: number, gap: string): string {
  return Array.from({ length: times }, () => text).join(gap);
}

function between(text: string, from: string, to: string): string {
  return text.slice(text.indexOf(from), text.indexOf(to));
}
