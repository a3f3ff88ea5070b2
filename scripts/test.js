#!/usr/bin/env node
// `npm test`: runs vitest and ends with "N passed, N failed". Arguments go to vitest, so
// `npm test -- tests/cli` runs one room. `--deep` (`npm run test:deep`) runs the files with long
// matrices, every row of them, and the `.deep.test.ts` files; `--changed` those that what is not committed may have changed.
// `--durations` (`npm run test:durations`) runs everything and writes how long each file took into
// tests/house/durations.json, by which the next run begins with the longest.

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { durations } from './durations.js';
import { lastLine, tally } from './tally.js';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const folder = mkdtempSync(path.join(os.tmpdir(), 'afterword-test-'));
const reportFile = path.join(folder, 'report.json');

const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
const args = [
  'run',
  '--allowOnly=false',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFile}`,
];
const deep = process.argv.includes('--deep');
const measures = process.argv.includes('--durations');
const rest = process.argv.slice(2).filter((argument) => !['--deep', '--durations'].includes(argument));
const child = spawn(process.execPath, [vitest, ...args, ...(deep ? filesWithDepth() : []), ...rest], {
  cwd: root,
  // What is measured is measured whole: the deep run begins with its longest files too.
  env: { ...process.env, ...(deep || measures ? { AFTERWORD_TEST_DEPTH: 'deep' } : {}) },
  stdio: 'inherit',
});
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('close', (code) => finish(code));
child.on('error', () => finish(null));

/** @param {number | null} code */
function finish(code) {
  const report = readReport();
  const sum = tally(report, code);
  if (measures && sum.failed === 0) {
    const text = JSON.stringify(durations(report, root), null, 2);
    writeFileSync(path.join(root, 'tests', 'house', 'durations.json'), `${text}\n`);
  }
  rmSync(folder, { recursive: true, force: true });
  for (const note of sum.notes) process.stdout.write(`${note}\n`);
  process.stdout.write(`${lastLine(sum)}\n`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

/** The test files that ask how deep to go, and those of the deep run alone. */
function filesWithDepth() {
  return readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('tests', file))
    .filter((file) => file.endsWith('.test.ts') && isDeep(file, readFileSync(path.join(root, file), 'utf8')));
}

/** @param {string} file @param {string} text */
function isDeep(file, text) {
  return file.endsWith('.deep.test.ts') || text.includes('house/depth.ts') || text.includes('./depth.ts');
}

function readReport() {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    return undefined;
  }
}
