import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TESTS = path.join(import.meta.dirname, '..');

/**
 * Folders whose files start servers, commands and browsers, mostly by way of modules beside them; and
 * `text`, which records every expression that is built from its start on.
 */
const OF_THEIR_OWN = [
  'accounts',
  'api',
  'cli',
  'episodes',
  'hostile',
  'journeys',
  'service',
  'text',
  'worker',
];

/** What a file uses that would be seen by others in the same thread, or that needs the shared database. */
const NEEDS_A_PROCESS = [
  'child_process',
  'codec/',
  'worker_threads',
  'stubGlobal',
  'stubEnv',
  'useFakeTimers',
  'vi.mock',
  'process.env',
  'process.chdir',
  'mount(',
  'createServer',
  'listen(',
  'platform/db',
  'freshDatabase',
  'openTestDoor',
  'serverUrl',
  'http:',
  'mkdtemp',
];

/**
 * Sorts the test files by what they need. Files of `threads` leave nothing behind, so they share
 * threads and what was loaded into them: a process and its modules for each cost them more processor
 * time than their tests. Everything else has a process of its own.
 */
export function sortTests(): { threads: string[]; forks: string[] } {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .sort();
  const needsProcess = (file: string) => {
    if (OF_THEIR_OWN.includes(file.split(path.sep)[0] ?? '')) return true;
    const text = readFileSync(path.join(TESTS, file), 'utf8');
    return NEEDS_A_PROCESS.some((word) => text.includes(word));
  };
  const include = (file: string) => `tests/${file.split(path.sep).join('/')}`;
  return {
    threads: files.filter((file) => !needsProcess(file)).map(include),
    forks: files.filter(needsProcess).map(include),
  };
}
