import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const documents = path.join(root, 'tests', 'fixtures', 'documents');
const at = (name: string) => path.join(documents, name);

/**
 * Whole files by reader: what the fuzz run mutates. A new reader is fuzzed by a line here. `zip`
 * says that the files are containers, whose parts are mutated too; `weight`, how many inputs a
 * reader gets compared with the others.
 */
export interface Seeds {
  reader: string;
  files: string[];
  zip?: boolean;
  weight?: number;
  /** Always through `readDocument`: text in pictures is recognised by native code in a process of its own. */
  whole?: boolean;
}

export const SEEDS: Seeds[] = [
  { reader: 'pdf', files: [at('street-trees.pdf')], weight: 0.5 },
  { reader: 'pdf of scans', files: [at('salt-marsh-scan.pdf')], weight: 0.3 },
  {
    reader: 'pictures',
    files: [at('two-tides.png'), at('two-tides.jpg'), at('two-tides.webp'), at('two-tides.heic')],
    weight: 0.6,
    whole: true,
  },
  { reader: 'docx', files: [at('immune-memory.docx')], zip: true },
  { reader: 'pptx', files: [at('glacier-flow.pptx'), at('reefs.pptx')], zip: true },
  { reader: 'odt', files: [at('bicycle.odt')], zip: true },
  { reader: 'odp', files: [at('reefs.odp')], zip: true, weight: 0.7 },
  { reader: 'epub', files: [at('lighthouse.epub')], zip: true },
  { reader: 'rtf', files: [at('bread.rtf')] },
  { reader: 'csv', files: [at('valley-towns.csv')] },
  { reader: 'latex', files: [path.join(root, 'tests', 'fixtures', 'sources', 'street-trees.tex')] },
  { reader: 'html', files: [at('shipping-container.html')] },
  { reader: 'markdown', files: [path.join(root, 'samples', 'tides.md')] },
  { reader: 'text', files: [at('struggle-for-existence.txt')] },
];
