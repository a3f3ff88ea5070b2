import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StageEvent } from '../../src/kernel/progress.ts';

export const ROOT = path.join(import.meta.dirname, '..', '..');
export const SAMPLE = path.join(ROOT, 'samples', 'tides.md');

export type CliEvent =
  | ({ type: 'stage' } & StageEvent)
  | { type: 'done'; episode: DoneEpisode; takes: { total: number; reused: number }; warnings: string[] }
  | { type: 'error'; error: { code: string; message: string } };

export interface DoneEpisode {
  title: string;
  durationMs: number;
  loudness: { integratedLufs: number; truePeakDbtp: number };
  chapters: { title: string; startMs: number; endMs: number }[];
  files: { kind: string; path: string; bytes: number }[];
}

export interface CliResult {
  code: number | null;
  stdout: string;
  stderr: string;
  /** Whether a process that the command started outlived it. */
  leftProcess: boolean;
}

/** A folder to work in, with a cache and a place for temporary files of its own. */
export class Workplace {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'afterword-cli-'));

  constructor() {
    mkdirSync(this.at('tmp'));
  }

  at(...parts: string[]): string {
    return path.join(this.folder, ...parts);
  }

  /** Files that are neither results nor finished work. */
  leftovers(): string[] {
    const files = readdirSync(this.folder, { recursive: true, encoding: 'utf8' });
    return files.filter((file) => /\.(part|tmp)$/.test(file) || file.startsWith(`tmp${path.sep}`));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Variables set for the command, over those of this process. */
  readonly environment: Record<string, string> = {};

  /** Runs the real command, as leader of its own process group. */
  run(args: string[], watch: (line: string, child: ChildProcess) => void = () => {}): Promise<CliResult> {
    const child = spawn(process.execPath, [path.join(ROOT, 'bin', 'afterword.js'), ...args], {
      cwd: this.folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        AFTERWORD_CACHE: this.at('cache'),
        TMPDIR: this.at('tmp'),
        AFTERWORD_DEBUG: '',
        ...this.environment,
      },
    });
    const result: CliResult = { code: null, stdout: '', stderr: '', leftProcess: false };
    let line = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      result.stdout += text;
      const lines = (line + text).split('\n');
      line = lines.pop() ?? '';
      for (const each of lines) watch(each, child);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      result.stderr += text;
    });
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', async (code) =>
        resolve({ ...result, code, leftProcess: await outlives(child.pid as number) }),
      );
    });
  }
}

/** A process that was told to end is given this long to do so: on a busy machine it ends when its turn comes. */
const ENDS_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 50;

async function outlives(leader: number): Promise<boolean> {
  for (let waited = 0; waited < ENDS_WITHIN_MS; waited += LOOK_EVERY_MS) {
    if (!groupLives(leader)) return false;
    await sleep(LOOK_EVERY_MS);
  }
  return true;
}

/** Whether any process of the group is still there; those that ended but were not yet reaped do not count. */
function groupLives(leader: number): boolean {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => {
      const stat = processStat(pid);
      return stat !== undefined && stat.group === leader && stat.state !== 'Z';
    });
}

function processStat(pid: string): { state: string; group: number } | undefined {
  try {
    const text = process.getBuiltinModule('fs').readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, , group] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: state as string, group: Number(group) };
  } catch {
    return undefined;
  }
}

export function eventsOf(stdout: string): CliEvent[] {
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as CliEvent);
}

/** The last event, which must say that the episode is made. */
export function doneOf(result: CliResult): Extract<CliEvent, { type: 'done' }> {
  const last = eventsOf(result.stdout).at(-1);
  if (last?.type !== 'done') throw new Error(`not made: ${result.stdout.slice(-500)} ${result.stderr}`);
  return last;
}
