#!/usr/bin/env node
// The `afterword` command. Plain JavaScript that any Node from 20 on can run: it makes sure of the
// installation, then goes on with Node 24, the pinned one when the Node at hand is older.

import { spawn } from 'node:child_process';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installationState, majorOf, NODE_MAJOR, pinnedNode } from '../scripts/installation.js';

const self = fileURLToPath(import.meta.url);
const root = path.dirname(path.dirname(self));

if (installationState(root) === 'missing') {
  const { prepare } = await import('../scripts/prepare.js');
  const fault = await prepare(root);
  if (fault) {
    process.stderr.write(`afterword: ${fault}\n`);
    process.exit(1);
  }
}

if (majorOf(process.version) >= NODE_MAJOR) {
  await runHere();
} else if (process.env.AFTERWORD_REEXECUTED) {
  process.stderr.write(`afterword: needs Node ${NODE_MAJOR} or later; ${process.version} is running.\n`);
  process.exit(1);
} else {
  runOnPinnedNode();
}

/** Runs the command line, with loaders of the web server and the worker for the commands that start them. */
async function runHere() {
  keepCompiled();
  const { runCommandLine } = await import('../src/cli/run.ts');
  process.exitCode = await runCommandLine(process.argv.slice(2), {
    web: () => import('../src/api/open-web.ts'),
    worker: () => import('../src/worker/open-worker.ts'),
  });
}

/**
 * Types are stripped and code compiled once an installation, not at every start: that halves the work
 * of starting. Kept beside what was installed, for threads as well; where nothing can be written there,
 * all goes on as without it. NODE_COMPILE_CACHE names another folder.
 */
function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules', '.cache', 'afterword-compiled');
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
}

/** Starts the same command again on Node 24 and behaves as if it were that process. */
function runOnPinnedNode() {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  // Before the start: a signal may come while the child is being made.
  for (const signal of signals) process.on(signal, () => child?.kill(signal));
  child = spawn(pinnedNode(root), [self, ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, AFTERWORD_REEXECUTED: '1' },
  });
  child.on('error', (error) => {
    process.stderr.write(
      `afterword: Node ${NODE_MAJOR} could not be started (${error.message}). Run \`npm ci\`.\n`,
    );
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    for (const name of signals) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}
