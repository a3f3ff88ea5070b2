#!/usr/bin/env node
// `npm start`: an episode from the sample document that ships with Afterword, for a first listen.

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommandLine } from '../src/cli/run.ts';

process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

const sample = path.join('samples', 'tides.md');
const episode = path.join('out', 'tides.mp3');

process.stdout.write(`Making an episode of ${sample}, here and offline.\n\n`);
process.exitCode = await runCommandLine(['make', sample, '-o', episode, ...process.argv.slice(2)]);
if (process.exitCode === 0)
  process.stdout.write(
    [
      '',
      `Listen to ${episode}. Then make one of your own:`,
      '',
      '  npx afterword make notes.pdf -o show.mp3',
      '  npx afterword help make',
      '',
    ].join('\n'),
  );
