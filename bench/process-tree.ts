import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface MeasuredRun {
  stdout: string;
  wallMs: number;
  /**
   * The most memory the process and all its children held at once: the sum of their resident sets,
   * sampled every 50 ms from /proc. Pages that two of them share count twice. NaN without /proc.
   */
  peakBytes: number;
}

const SAMPLE_MS = 50;
const PAGE_BYTES = 4096;

/** Runs a command to its end, watching its memory. Rejects when it fails. */
export function runMeasured(command: string, args: readonly string[]): Promise<MeasuredRun> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    let peakBytes = Number.NaN;
    const sample = () => {
      const bytes = residentBytes(child.pid ?? -1);
      if (bytes > 0) peakBytes = Number.isNaN(peakBytes) ? bytes : Math.max(peakBytes, bytes);
    };
    const timer = setInterval(sample, SAMPLE_MS);
    child.stdout.on('data', (data: Buffer) => {
      stdout += data;
    });
    child.stderr.on('data', (data: Buffer) => {
      stderr += data;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({ stdout, wallMs: performance.now() - start, peakBytes });
      else reject(new Error(`${command} ${args[0] ?? ''} ended with ${code}:\n${stderr.slice(-2000)}`));
    });
  });
}

/** Resident bytes of a process and everything below it. */
function residentBytes(root: number): number {
  const children = new Map<number, number[]>();
  for (const name of processNames()) {
    const parent = parentOf(Number(name));
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree.reduce((sum, pid) => sum + residentOf(pid), 0);
}

function processNames(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function parentOf(pid: number): number | undefined {
  const stat = readProc(pid, 'stat');
  // The command's name stands in brackets and may itself hold blanks and brackets.
  const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  return parent === undefined ? undefined : Number(parent);
}

function residentOf(pid: number): number {
  return Number(readProc(pid, 'statm').split(' ')[1] ?? 0) * PAGE_BYTES;
}

/** Empty when the process has ended meanwhile. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
