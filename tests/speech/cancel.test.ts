import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { speakScript } from '../../src/speech/speak-script.ts';
import { makeScript } from './make-script.ts';

// Real: a process of its own that can only end when no worker is left running.

const cacheDir = mkdtempSync(join(tmpdir(), 'afterword-cancel-'));
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));
const CHILD = fileURLToPath(new URL('./cancel-child.ts', import.meta.url));

function run(way: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CHILD, way, cacheDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, output: output.trim() }));
  });
}

test.each([
  ['leave', 'ended 1'],
  ['abort', 'cancelled 1'],
  ['throw', 'the listener left 1'],
])(
  'a process that stops by "%s" in the middle of a show ends by itself',
  async (way, output) => {
    expect(await run(way)).toEqual({ code: 0, output });
  },
  60_000,
);

test('a signal that has already fired speaks nothing', async () => {
  const takes = speakScript(makeScript(['Nothing.']), { cacheDir, signal: AbortSignal.abort() });
  await expect(takes.next()).rejects.toMatchObject({ code: 'cancelled' });
});
