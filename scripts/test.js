#!/usr/bin/env node
// `npm test`: runs vitest and ends with "N passed, N failed". Arguments go to vitest, so
// `npm test -- tests/cli` runs one room.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
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
const child = spawn(process.execPath, [vitest, ...args, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('close', (code) => finish(code));
child.on('error', () => finish(null));

/** @param {number | null} code */
function finish(code) {
  const sum = tally(readReport(), code);
  rmSync(folder, { recursive: true, force: true });
  for (const note of sum.notes) process.stdout.write(`${note}\n`);
  process.stdout.write(`${lastLine(sum)}\n`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

function readReport() {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    return undefined;
  }
}
