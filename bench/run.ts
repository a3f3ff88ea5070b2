// `npm run bench`: measures everything in one run and writes docs/BENCHMARKS.md.
// `npm run bench -- --quick`: the same with short shows and few repetitions.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installCheckers } from '../scripts/checkers.js';
import { describeMachine } from './machine.ts';
import type { BenchContext } from './measures/context.ts';
import { measureEncoders } from './measures/encoders.ts';
import { measureFirstSound } from './measures/first-sound.ts';
import { measureMusic } from './measures/music.ts';
import { measureNeural } from './measures/neural.ts';
import { measureOcr } from './measures/ocr.ts';
import { measureReaders } from './measures/readers.ts';
import { measureShows } from './measures/shows.ts';
import { measureSpeech } from './measures/speech.ts';
import { renderReport } from './report.ts';
import { ROOT } from './subjects/fixtures.ts';

/** Command -> the Debian package that has it. */
const COMPARED = { 'espeak-ng': 'espeak-ng', flite: 'flite', lame: 'lame', ffmpeg: 'ffmpeg' };

const say = (line: string) => console.log(line);
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const missing = installCheckers(say, COMPARED, 'The benchmark compares with');
if (missing) {
  console.error(missing);
  process.exit(1);
}

// Before the run, for the run itself is a load.
const machine = describeMachine();
const folder = await mkdtemp(path.join(tmpdir(), 'afterword-bench-'));
try {
  const context: BenchContext = { quick: values.quick, folder, say };
  const chapters = [
    await measureReaders(context),
    await measureOcr(context),
    await measureFirstSound(context),
    await measureSpeech(context),
    await measureNeural(context),
    ...(await measureShows(context)),
    await measureEncoders(context),
    await measureMusic(context),
  ];
  const file = path.join(ROOT, 'docs', 'BENCHMARKS.md');
  await writeFile(file, renderReport(machine, chapters, values.quick));
  say('\nWritten to docs/BENCHMARKS.md:');
  for (const { name, aim, measured, met } of chapters.flatMap((chapter) => chapter.goals))
    say(`${met ? 'met   ' : 'MISSED'} ${name}: ${measured} (aim: ${aim})`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
