import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeUnfinished } from '../../../src/platform/db/embedded/initialise.ts';
import { clusterPaths } from '../../../src/platform/db/embedded/postgres-paths.ts';
import { itDeep } from '../../house/depth.ts';

/** Writes files into a folder, which it makes again when it is gone, until it is killed. */
const WRITER = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  for (let i = 0; ; i += 1) {
    try {
      mkdirSync(process.argv[1], { recursive: true });
      writeFileSync(process.argv[1] + '/' + process.pid + '-' + i, '');
    } catch {}
    if (i === 100) console.log('writing');
  }
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unfinished-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const places = () => ({ ...clusterPaths(path.join(folder, 'cluster')), folder, log: '' });

it('removes what a killed process left', async () => {
  const left = path.join(folder, 'initialising-abc', 'data', 'base');
  mkdirSync(left, { recursive: true });
  await removeUnfinished(places());
  expect(existsSync(left)).toBe(false);
});

itDeep('leaves to the next start what another process is still writing', async () => {
  const written = path.join(folder, 'initialising-abc', 'data', 'base');
  const writers = [1, 2, 3].map(() =>
    spawn(process.execPath, ['-e', WRITER, written], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  try {
    await Promise.all(writers.map(({ stdout }) => once(stdout, 'data')));
    await removeUnfinished(places());
  } finally {
    for (const writer of writers) writer.kill('SIGKILL');
    await Promise.all(writers.map((writer) => once(writer, 'exit')));
  }
  await removeUnfinished(places());
  expect(existsSync(written)).toBe(false);
});
