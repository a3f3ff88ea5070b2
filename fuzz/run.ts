import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type FuzzReport, fuzz } from './fuzz.ts';
import { SEEDS } from './seeds.ts';

/*
 * `npm run fuzz [-- --inputs 2000 --seed 1 --reader rtf]`: mutated files for every reader. Ends
 * with a table, and with code 1 when one of them gave anything but a sound Document or a
 * documented error; what did is kept.
 *
 * `npm run fuzz -- text [--inputs 20 --seed 1]`: hostile texts for every rule and stage that meets a
 * document's text. Ends with code 1 when one takes over three times as long for twice the text.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    inputs: { type: 'string' },
    seed: { type: 'string' },
    reader: { type: 'string' },
    jobs: { type: 'string', default: '2' },
  },
});

const seed = values.seed === undefined ? Math.floor(Date.now() % 1_000_000) : Number(values.seed);
const ofText = positionals[0] === 'text';
const inputs = Number(values.inputs ?? (ofText ? '20' : '2000'));
const seeds = SEEDS.filter(({ reader }) => values.reader === undefined || reader === values.reader);
if (!Number.isInteger(inputs) || inputs < 1 || !Number.isInteger(seed) || seeds.length === 0) {
  console.error(
    `Give --inputs and --seed as whole numbers, and --reader as one of ${SEEDS.map(({ reader }) => reader).join(', ')}.`,
  );
  process.exit(2);
}

console.log(`${inputs} inputs, seed ${seed}. The same seed makes the same inputs: --seed ${seed}.`);
const started = Date.now();
if (ofText) process.exit((await reportSlowTexts()) > 0 ? 1 : 0);
const report = await fuzz(seeds, {
  inputs,
  seed,
  wholeEvery: 10,
  jobs: Number(values.jobs),
  onInput: (done) => {
    if (done % 250 === 0) console.log(`${done} of ${inputs}, ${Math.round((Date.now() - started) / 1000)} s`);
  },
});
printTable(report);
printExceptions(report);
process.exitCode = keepFindings(report) > 0 ? 1 : 0;

async function reportSlowTexts(): Promise<number> {
  // Loaded first: it records the expressions that the modules after it build.
  await import('./text/record-patterns.ts');
  const { fuzzText } = await import('./text/run-text.ts');
  const slow = await fuzzText({
    inputs,
    seed,
    onWork: (done, of) => {
      if (done % 250 === 0)
        console.log(`${done} of ${of} rules and stages, ${Math.round((Date.now() - started) / 1000)} s`);
    },
  });
  for (const { name, shape, ratio, length } of slow)
    console.log(
      `\n${name}\n  ${JSON.stringify(shape)} takes ${ratio.toFixed(1)} times as long from ${length} on`,
    );
  if (slow.length === 0) console.log('\nNothing grows faster than its text.');
  return slow.length;
}

function printTable({ outcomes }: FuzzReport): void {
  const kinds = [...new Set([...outcomes.values()].flatMap((found) => [...found.keys()]))].sort();
  console.log(`\n| reader | inputs | ${kinds.join(' | ')} |`);
  console.log(`|---|---|${kinds.map(() => '---').join('|')}|`);
  for (const [reader, found] of outcomes) {
    const sum = [...found.values()].reduce((total, count) => total + count, 0);
    console.log(`| ${reader} | ${sum} | ${kinds.map((kind) => found.get(kind) ?? 0).join(' | ')} |`);
  }
}

/** Where libraries threw something of their own: `document_damaged` to the person, and worth a look. */
function printExceptions({ exceptions }: FuzzReport): void {
  for (const [where, count] of [...exceptions].sort((a, b) => b[1] - a[1]).slice(0, 20))
    console.log(`${count} x ${where}`);
}

function keepFindings({ findings }: FuzzReport): number {
  if (findings.length === 0) console.log('\nNothing but documents and documented errors.');
  const folder = path.join(import.meta.dirname, '..', 'out', 'fuzz');
  for (const { reader, input, name, bytes, finding } of findings) {
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, `${seed}-${input}-${name}`);
    writeFileSync(file, bytes);
    console.log(`\n${reader}, input ${input}: ${finding}\n  kept as ${file}`);
  }
  return findings.length;
}
