import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { confinedCommand } from '../src/documents/confinement.ts';
import { limitsWith } from '../src/documents/shared/limits.ts';
import type { Document } from '../src/kernel/artifacts.ts';

export interface ChildTask {
  name: string;
  /** Base64. */
  data: string;
}

export type ChildAnswer =
  | { document: Document }
  /** Its pages are pictures. */
  | { recognise: number }
  /** `unexpected`: what a reader or its library threw, where it was no AppError. */
  | { error: { code: string; message: string }; unexpected?: string }
  /** The process ended or went silent. */
  | { death: string };

/** Seconds that a small mutated file may take: the fixtures take less than two. */
const PATIENCE = 60;
/** Inputs after which the process starts anew, so that a leak does not count against the last of them. */
const INPUTS_A_PROCESS = 250;

/** Reads inputs one after another in a confined process, which is started again when it dies. */
export class ReadingProcess {
  private child: ChildProcessWithoutNullStreams | null = null;
  private lines: AsyncIterator<string> | null = null;
  private said = '';
  private taken = 0;

  async read(name: string, bytes: Uint8Array): Promise<ChildAnswer> {
    if (this.taken >= INPUTS_A_PROCESS) this.stop();
    const child = this.child ?? (await this.start());
    this.taken += 1;
    child.stdin.write(`${JSON.stringify({ name, data: Buffer.from(bytes).toString('base64') })}\n`);
    let silent = false;
    const timer = setTimeout(() => {
      silent = true;
      child.kill('SIGKILL');
    }, PATIENCE * 1000);
    const line = await this.lines!.next();
    clearTimeout(timer);
    if (!line.done) return JSON.parse(line.value) as ChildAnswer;
    this.stop();
    return { death: silent ? `silent for ${PATIENCE} s` : `the process ended: ${this.said.slice(-500)}` };
  }

  stop(): void {
    this.child?.kill('SIGKILL');
    this.child = null;
    this.taken = 0;
  }

  private async start(): Promise<ChildProcessWithoutNullStreams> {
    const line = await confinedCommand(limitsWith());
    // Of the program it reads the sources: what is fuzzed need not be built first.
    const args = [
      ...line.args.slice(0, -1),
      `--allow-fs-read=${path.join(import.meta.dirname, '..', 'src')}`,
      `--allow-fs-read=${import.meta.dirname}`,
      path.join(import.meta.dirname, 'reading-child.ts'),
    ];
    const child = spawn(line.command, args, { env: line.env, stdio: ['pipe', 'pipe', 'pipe'] });
    this.said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      this.said += chunk.toString('utf8');
    });
    child.stdin.on('error', () => {});
    this.lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    this.child = child;
    return child;
  }
}
