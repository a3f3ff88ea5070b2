import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { WritingChoices } from '../../src/workflow/pipeline/read-and-write.ts';
import { drawPage } from '../documents/draw-page.ts';

const DOCUMENTS = 'tests/fixtures/documents';

export interface WideCase {
  name: string;
  /** Paths in the repository, or what writes the files into a folder. */
  documents: readonly string[] | ((folder: string) => Promise<string[]>);
  language: string;
  choices: Partial<WritingChoices>;
  /** Made to the end in every run; the others stop after the script but in the deep run. */
  always?: true;
}

const always = (each: WideCase): WideCase => ({ ...each, always: true });

const kind = (name: string, file: string, choices: Partial<WritingChoices> = {}): WideCase => ({
  name,
  documents: [`${DOCUMENTS}/${file}`],
  language: 'en',
  choices,
});

const inLanguage = (language: string, name: string, file: string): WideCase => ({
  ...kind(name, file),
  language,
});

/** What two photographs of a handout show, a page each. */
const HANDOUT = [
  [
    'How a lock lifts a boat',
    'A lock is a chamber of water between two gates. It joins two stretches of a canal that lie at different heights, and it lets a boat climb from one to the other without any engine.',
    'A boat that goes uphill enters the empty chamber through the lower gate. The gate is closed behind it, and small doors called paddles are opened at the upper end. Water flows in from above and lifts the boat as it rises.',
  ],
  [
    'When the chamber is as full as the canal above it, the upper gate can be opened by hand, because the water now presses on both sides alike. The boat moves on, and the chamber is ready for the next one that comes down.',
    'Every passage sends a chamber of water downhill. A canal that crosses a hill therefore needs a supply at its summit, and engineers built reservoirs there long before they dug the first lock.',
  ],
];

async function drawHandout(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const [i, page] of HANDOUT.entries()) {
    const drawn = page.map((text) =>
      text.length < 40 ? { text, size: 46, weight: 600 as const } : { text, size: 30 },
    );
    const file = path.join(folder, `handout-${i + 1}.png`);
    await writeFile(file, await drawPage(drawn));
    files.push(file);
  }
  return files;
}

/** An episode of each kind of document, of each language and of each format that the six fixtures leave out. */
export const WIDE_CASES: readonly WideCase[] = [
  kind('a presentation', 'glacier-flow.pptx'),
  kind('an OpenDocument text', 'bicycle.odt', { format: 'interview' }),
  kind('an EPUB book', 'lighthouse.epub', { format: 'panel' }),
  always(kind('an RTF text', 'bread.rtf', { format: 'quiz' })),
  kind('a table', 'valley-towns.csv'),
  kind('Markdown that argues', 'car-free-centres.md', { format: 'debate' }),
  kind('a scanned PDF', 'salt-marsh-scan.pdf'),
  {
    name: 'LaTeX source',
    documents: ['tests/fixtures/sources/street-trees.tex'],
    language: 'en',
    choices: {},
  },
  { name: 'photographs of a handout', documents: drawHandout, language: 'en', choices: {} },
  {
    name: 'several files',
    documents: [`${DOCUMENTS}/bread.rtf`, `${DOCUMENTS}/bicycle.odt`],
    language: 'en',
    choices: { format: 'lecture' },
  },
  always(inLanguage('de', 'German', 'moore.docx')),
  inLanguage('fr', 'French', 'phares.md'),
  inLanguage('es', 'Spanish', 'cacao.html'),
  inLanguage('it', 'Italian', 'vulcani.docx'),
  inLanguage('pt', 'Portuguese', 'cortica.odt'),
  inLanguage('nl', 'Dutch', 'polders.html'),
];
