import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEEP } from './depth.ts';

const TESTS = path.join(import.meta.dirname, '..');

/** Its files record every expression that is built from their start on. */
const RECORDS_EXPRESSIONS = 'text';

/** What a file of any folder changes for every other one in its process. */
const CHANGES_THE_PROCESS = [
  'stubGlobal',
  'stubEnv',
  'useFakeTimers',
  'process.env.',
  'process.env =',
  'process.chdir',
  'process.emit',
  // Its library puts a registry on the global Reflect, which a second copy in the same process can't read.
  '@trustnxt/c2pa-ts',
];

/** What Node alone can't do: pages (.tsx) in a document that is none of a browser, and modules replaced by others. */
const NEEDS_TRANSFORMING = ['@vitest-environment', 'vi.mock', 'vi.resetModules'];

/** Scenarios that take minutes of processor time, each beside shorter tests of the same behaviour. */
const DEEP_ALONE = '.deep.test.ts';

/** Folders whose files start servers, commands and browsers, mostly by way of modules beside them. */
const STARTS_PROCESSES = [
  'accounts',
  'api',
  'billing',
  'cli',
  'episodes',
  'hostile',
  'journeys',
  'service',
  'worker',
];

/** What needs a process rather than a thread, or the shared database. */
const NEEDS_A_PROCESS = [
  'child_process',
  'codec/',
  'worker_threads',
  'process.env',
  'createServer',
  'listen(',
  'platform/db',
  'freshDatabase',
  'openTestServer',
  'serverUrl',
  'http:',
  'mkdtemp',
];

export interface SortedTests {
  /** They leave nothing behind and start nothing: they share threads, and what was loaded into them. */
  threads: string[];
  /** They leave nothing behind in their process, and share a few with what was loaded into them. */
  processes: string[];
  /** Each has a process of its own. */
  alone: string[];
  /** The same, and Vite transforms its modules. */
  transformed: string[];
}

/**
 * Sorts the test files by what they need: a process and its modules for each cost most of them more
 * processor time than their tests. What stands in the deep run alone is left out of the ordinary one.
 */
export function sortTests(): SortedTests {
  const sorted: SortedTests = { threads: [], processes: [], alone: [], transformed: [] };
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.test.ts') && (DEEP || !file.endsWith(DEEP_ALONE)))
    .sort();
  for (const file of files) sorted[kindOf(file)].push(`tests/${file}`);
  return sorted;
}

function kindOf(file: string): keyof SortedTests {
  const folder = file.split('/')[0] ?? '';
  const text = readFileSync(path.join(TESTS, file), 'utf8');
  const has = (words: readonly string[]) => words.some((word) => text.includes(word));
  const needsProcess = STARTS_PROCESSES.includes(folder) || has(NEEDS_A_PROCESS);
  if (has(NEEDS_TRANSFORMING)) return 'transformed';
  if (folder === RECORDS_EXPRESSIONS || has(CHANGES_THE_PROCESS)) return 'alone';
  return needsProcess ? 'processes' : 'threads';
}
