#!/usr/bin/env node
// `npm run check`: format and lint, types, dead code, architecture. All steps run; any fault fails.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @type {[name: string, module: string, ...args: string[]][]} */
const STEPS = [
  ['format and lint', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  ['types', 'typescript/bin/tsc', '--noEmit', '-p', '.'],
  ['types of the pages', 'typescript/bin/tsc', '--noEmit', '-p', 'src/web'],
  ['dead code and unlisted dependencies', 'knip/bin/knip.js', '--no-progress'],
  ['architecture', 'vitest/vitest.mjs', 'run', '--reporter=dot', 'tests/architecture.test.ts'],
];

const failed = [];
for (const [name, module, ...args] of STEPS) {
  process.stdout.write(`\n== ${name}\n`);
  const file = path.join(root, 'node_modules', module);
  const step = spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' });
  if (step.status !== 0) failed.push(name);
}
process.stdout.write(failed.length === 0 ? '\nAll checks passed.\n' : `\nFailed: ${failed.join(', ')}.\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
