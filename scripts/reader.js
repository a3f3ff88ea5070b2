// Builds what reads documents in its confined process into dist/reader, and only when something it is
// made of has changed. From its sources that process would strip types and look for hundreds of small
// files at every document; where nothing was built, or of other sources, it does. Plain JavaScript
// without dependencies: `npm start` may be run by an older Node than ours.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pinnedNode } from './installation.js';
import { replaceFolder } from './web.js';

/** Beside the modules: every file that they were made of, with its SHA-256 (src/documents/built-child.ts reads it). */
export const SOURCES_LIST = 'sources.json';

/**
 * Brings dist/reader up to date where the program that builds is installed.
 *
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {Promise<string | undefined>} a sentence for the person when it failed
 */
export async function buildReader(root, say) {
  const target = path.join(root, 'dist', 'reader');
  if (!existsSync(path.join(root, 'node_modules', 'vite')) || isCurrent(root, target)) return undefined;
  const started = Date.now();
  const made = path.join(root, 'dist', `reader.${process.pid}`);
  const fault = await run(root, made);
  if (fault) {
    rmSync(made, { recursive: true, force: true });
    return fault;
  }
  replaceFolder(made, target);
  say(`Built the readers: done in ${Math.round((Date.now() - started) / 1000)} s.`);
  return undefined;
}

/** @param {string} root @param {string} target */
function isCurrent(root, target) {
  try {
    const list = Object.entries(JSON.parse(readFileSync(path.join(target, SOURCES_LIST), 'utf8')));
    return list.every(([file, hash]) => hashOf(path.join(root, file)) === hash);
  } catch {
    return false;
  }
}

/** @param {string} file */
export function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** @param {string} root @param {string} outDir @returns {Promise<string | undefined>} */
function run(root, outDir) {
  const pinned = pinnedNode(root);
  const child = spawn(
    existsSync(pinned) ? pinned : process.execPath,
    [path.join(root, 'scripts', 'reader-build.js'), outDir],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    },
  );
  let output = '';
  child.stderr.on('data', (/** @type {Buffer} */ chunk) => {
    output = (output + chunk).slice(-20_000);
  });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(`The readers could not be built: ${error.message}`));
    child.on('close', (code) =>
      resolve(code === 0 ? undefined : `The readers could not be built:\n${output.trim()}`),
    );
  });
}
