import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDocument } from '../src/documents/read-document.ts';
import { judgeAnswer, judgeOutcome, type Verdict } from './judge.ts';
import { mutated } from './mutate.ts';
import { Random } from './random.ts';
import { ReadingProcess } from './reading-process.ts';
import type { Seeds } from './seeds.ts';

export interface FuzzOptions {
  inputs: number;
  seed: number;
  /** One input in so many goes through `readDocument` itself, with a process of its own. */
  wholeEvery: number;
  /** Processes side by side. */
  jobs: number;
  onInput?: (done: number) => void;
}

export interface Finding {
  reader: string;
  input: number;
  name: string;
  bytes: Uint8Array;
  finding: string;
}

export interface FuzzReport {
  /** By reader: how often each outcome came. */
  outcomes: Map<string, Map<string, number>>;
  findings: Finding[];
  /** Exceptions of libraries that became `document_damaged`, by their first line. */
  exceptions: Map<string, number>;
}

/** Feeds mutated files to every reader. Input number n of a seed is always the same bytes. */
export async function fuzz(seeds: readonly Seeds[], options: FuzzOptions): Promise<FuzzReport> {
  const report: FuzzReport = { outcomes: new Map(), findings: [], exceptions: new Map() };
  const folder = mkdtempSync(path.join(tmpdir(), 'afterword-fuzz-'));
  const schedule = scheduled(seeds, options.inputs);
  let next = 0;
  const work = async () => {
    const reader = new ReadingProcess();
    for (let index = next++; index < schedule.length; index = next++) {
      const input = makeInput(schedule[index]!, index, options.seed);
      const whole = schedule[index]!.whole || index % options.wholeEvery === 0;
      const verdict = whole
        ? await readWhole(folder, index, input)
        : judgeAnswer(await reader.read(input.name, input.bytes));
      note(report, input, index, verdict);
      options.onInput?.(index + 1);
    }
    reader.stop();
  };
  await Promise.all(Array.from({ length: options.jobs }, work));
  rmSync(folder, { recursive: true });
  return report;
}

/** Readers in turn, each as often as its weight says. */
function scheduled(seeds: readonly Seeds[], inputs: number): Seeds[] {
  const due = seeds.map(() => 0);
  return Array.from({ length: inputs }, () => {
    for (const [index, { weight }] of seeds.entries()) due[index]! += weight ?? 1;
    const most = due.indexOf(Math.max(...due));
    due[most]! -= seeds.reduce((sum, { weight }) => sum + (weight ?? 1), 0);
    return seeds[most]!;
  });
}

interface Input {
  reader: string;
  name: string;
  bytes: Uint8Array;
}

const files = new Map<string, Uint8Array>();

function makeInput({ reader, files: names, zip }: Seeds, index: number, seed: number): Input {
  const random = new Random(seed * 1_000_003 + index);
  const file = random.pick(names);
  if (!files.has(file)) files.set(file, new Uint8Array(readFileSync(file)));
  return { reader, name: path.basename(file), bytes: mutated(files.get(file)!, zip ?? false, random) };
}

async function readWhole(folder: string, index: number, { name, bytes }: Input): Promise<Verdict> {
  const file = path.join(folder, `${index}-${name}`);
  writeFileSync(file, bytes);
  const outcome = await readDocument(file).catch((error: unknown) => error);
  rmSync(file);
  return judgeOutcome(outcome);
}

function note(report: FuzzReport, { reader, name, bytes }: Input, input: number, verdict: Verdict): void {
  const outcomes = report.outcomes.get(reader) ?? new Map<string, number>();
  report.outcomes.set(reader, outcomes);
  outcomes.set(verdict.outcome, (outcomes.get(verdict.outcome) ?? 0) + 1);
  if (verdict.unexpected) {
    const where = verdict.unexpected.split('\n').slice(0, 2).join(' ').replace(/\s+/g, ' ').slice(0, 200);
    report.exceptions.set(where, (report.exceptions.get(where) ?? 0) + 1);
  }
  if (verdict.finding) report.findings.push({ reader, input, name, bytes, finding: verdict.finding });
}
