import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { inspectHouse, localReferences } from './house/floors.ts';

const src = path.join(import.meta.dirname, '..', 'src');

describe('the house', () => {
  const report = inspectHouse(src);

  it('was really read', () => {
    expect(report.modules.length).toBeGreaterThan(50);
    expect(report.references.length).toBeGreaterThan(100);
    expect(report.modules).toContain('kernel/artifacts.ts');
    expect(report.references).toContainEqual({
      from: 'kernel/artifacts.ts',
      to: 'kernel/contracts/script.ts',
    });
  });

  it('stands: no unlisted folder, no rising import, no room in its neighbour, no circle', () => {
    expect(report.faults).toEqual([]);
  });
});

describe('the checker', () => {
  const made: string[] = [];
  afterEach(() => {
    for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
  });

  function faultsOf(files: Record<string, string>): string[] {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'afterword-house-'));
    made.push(folder);
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    return inspectHouse(folder).faults;
  }

  it('passes a house in order', () => {
    const faults = faultsOf({
      'cli/main.ts': "import { make } from '../workflow/make.ts';",
      'workflow/make.ts':
        "import { read } from '../documents/read.ts';\nimport { say } from '../speech/say.ts';",
      'documents/read.ts': "import type { Block } from '../kernel/artifacts.ts';",
      'speech/say.ts': "new Worker(new URL('./say-worker.ts', import.meta.url));",
      'speech/say-worker.ts': 'export {};',
      'kernel/artifacts.ts': 'export type Block = string;',
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['a rising import', 'kernel/a.ts', "import { b } from '../platform/b.ts';", 'platform/b.ts', 'upward'],
    ['a rising type', 'speech/a.ts', "import type { B } from '../workflow/b.ts';", 'workflow/b.ts', 'upward'],
    ['a neighbour', 'audio/a.ts', "export * from '../speech/b.ts';", 'speech/b.ts', 'own floor'],
    ['a neighbour, lazily', 'audio/a.ts', "await import('../speech/b.ts');", 'speech/b.ts', 'own floor'],
    ['a type query', 'audio/a.ts', "type B = typeof import('../speech/b.ts');", 'speech/b.ts', 'own floor'],
    [
      'an import over lines',
      'audio/a.ts',
      "import {\n  b,\n} from\n  '../speech/b.ts';",
      'speech/b.ts',
      'own floor',
    ],
    [
      "a neighbour's worker",
      'audio/a.ts',
      "new Worker(new URL('../speech/b.ts', import.meta.url))",
      'speech/b.ts',
      'own floor',
    ],
    ['a room of floor 5 in another', 'cli/a.ts', "import '../api/b.ts';", 'api/b.ts', 'own floor'],
    ['the browser in the server', 'web/a.ts', "import '../platform/b.ts';", 'platform/b.ts', 'kernel only'],
  ])('finds %s', (_what, from, text, to, message) => {
    const faults = faultsOf({ [from]: text, [to]: 'export const b = 1;' });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
    expect(faults[0]).toContain(from);
  });

  it('finds an unlisted folder and a stray file', () => {
    const faults = faultsOf({ 'helpers/a.ts': 'export {};', 'stray.ts': 'export {};' });
    expect(faults).toEqual([
      'helpers is not a listed room of the house',
      'stray.ts is not a listed room of the house',
    ]);
  });

  it('finds a circle, through types and workers too', () => {
    const faults = faultsOf({
      'speech/a.ts': "import type { B } from './b.ts';",
      'speech/b.ts': "new URL('./c.ts', import.meta.url)",
      'speech/c.ts': "import { a } from './a.ts';",
    });
    expect(faults).toEqual(['circle: speech/a.ts -> speech/b.ts -> speech/c.ts']);
  });

  it('finds folders that import each other, which no circle of files shows', () => {
    const faults = faultsOf({
      'speech/pool/run.ts': "import { b } from '../takes/b.ts';",
      'speech/takes/b.ts': 'export const b = 1;',
      'speech/takes/a.ts': "import { job } from '../pool/job.ts';",
      'speech/pool/job.ts': 'export const job = 1;',
      'speech/speak.ts': "import './pool/run.ts';",
    });
    expect(faults).toEqual([
      'speech: pool and takes import each other (speech/pool/run.ts -> speech/takes/b.ts; speech/takes/a.ts -> speech/pool/job.ts)',
    ]);
  });

  it.each([
    ['from outside', 'documents/read.ts', "import './confined/pdf.ts';", 'documents/confined/pdf.ts'],
    ['to the outside', 'documents/confined/pdf.ts', "import '../read.ts';", 'documents/read.ts'],
  ])('finds a way through the wall %s', (_what, from, text, to) => {
    expect(faultsOf({ [from]: text, [to]: 'export {};' })).toEqual([
      `${from} -> ${to} goes through the wall of documents/confined/`,
    ]);
  });

  it('lets what is confined read the languages', () => {
    expect(
      faultsOf({
        'documents/confined/roles.ts': "import '../../languages/packs.ts';",
        'languages/packs.ts': 'export {};',
      }),
    ).toEqual([]);
  });

  it('finds a path out of src and a module that is not there', () => {
    expect(faultsOf({ 'cli/a.ts': "import '../../bench/run.ts';" })[0]).toContain('reaches out of src');
    expect(faultsOf({ 'cli/a.ts': "import './gone.ts';" })[0]).toContain('does not exist');
  });

  it('reads past comments', () => {
    const source = "// import './no.ts'\n/* import './neither.ts' */\nimport './yes.ts'; // why";
    expect(localReferences(source)).toEqual(['./yes.ts']);
  });
});
