import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canCompose, composeDocuments } from '../../src/documents/compose-documents.ts';
import { readDocument } from '../../src/documents/read-document.ts';
import { readDocuments } from '../../src/documents/read-documents.ts';
import type { Document } from '../../src/kernel/artifacts.ts';

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/documents/${name}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'compose-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** One of every kind and of several languages; a table, an index of pages, notes, lists. */
const NAMES = [
  'water-reuse.pdf',
  'immune-memory.docx',
  'reefs.pptx',
  'lighthouse.epub',
  'phares.md',
  'cacao.html',
  'valley-towns.csv',
  'bread.rtf',
  'bicycle.odt',
  'struggle-for-existence.txt',
];

const read = new Map<string, Document>();
beforeAll(async () => {
  // As they lie in a database: nothing but JSON.
  for (const name of NAMES)
    read.set(name, JSON.parse(JSON.stringify(await readDocument(fixture(name)))) as Document);
});
const of = (...names: string[]) => names.map((name) => read.get(name)!);

describe('documents read before', () => {
  it.each([
    ['all kinds', NAMES],
    ['a pair', ['phares.md', 'water-reuse.pdf']],
    ['the same twice', ['bread.rtf', 'phares.md', 'bread.rtf']],
    ['one given twice', ['bread.rtf', 'bread.rtf']],
    ['one', ['bicycle.odt']],
  ])('make the source that their files make: %s', async (_, names) => {
    const whole = await readDocuments(names.map(fixture));
    expect(composeDocuments(of(...names))).toEqual(JSON.parse(JSON.stringify(whole)));
  });

  it('name the one that a copy is the same as', async () => {
    const copy = join(folder, 'copy.md');
    copyFileSync(fixture('phares.md'), copy);
    const paths = [fixture('phares.md'), copy, fixture('bread.rtf')];
    const documents = await Promise.all(paths.map((path) => readDocument(path)));
    expect(composeDocuments(documents)).toEqual(await readDocuments(paths));
  });

  it('take a picture between others, but not pictures beside each other, which are one handout', () => {
    const picture = (id: string): Document => {
      const [document] = of('bread.rtf');
      return { ...document!, id, source: { name: `${id}.jpg`, mediaType: 'image', bytes: 1 } };
    };
    const [text] = of('phares.md');
    expect(canCompose([picture('a'), text!, picture('b')])).toBe(true);
    expect(canCompose([picture('a'), picture('a'), text!])).toBe(true);
    expect(canCompose([text!, picture('a'), picture('b')])).toBe(false);
    expect(() => composeDocuments([picture('a'), picture('b')])).toThrow('read their files together');
  });

  it('keep to the limits of reading', () => {
    const two = of('phares.md', 'bread.rtf');
    expect(() => composeDocuments(two, { limits: { textCharacters: 1000 } })).toThrow('more than 1,000');
    expect(() => composeDocuments(two, { limits: { files: 1 } })).toThrow('at most 1 ');
    expect(() => composeDocuments([])).toThrow('at least one');
  });
});
