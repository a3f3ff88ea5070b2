import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type FromChild, MEMORY_SPENT, type ToChild } from './protocol.ts';
import type { SherpaVoice } from './voice-spec.ts';

/** The child ended or was ended: the model's fault, or the machine's, but not ours. */
export class ChildEnded extends Error {}

export interface ProcessLimits {
  /** Milliseconds. */
  loadMs: number;
  speakMs: number;
}

const USUAL_LIMITS: ProcessLimits = { loadMs: 180_000, speakMs: 300_000 };
const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
const MEMORY_BASE = 1.5e9;
/** Weights lie in memory, and while loading twice. */
const MEMORY_A_BYTE = 4;
const ERROR_TAIL = 2000;
/** What the child needs of the environment; keys of services are none of its business. */
const ENVIRONMENT = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TMP',
  'TEMP',
  'SystemRoot',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
];

/** One loaded model in a process of its own, for a bad one ends its process. One request at a time. */
export class ModelProcess {
  readonly sampleRate: number;
  readonly speakers: number;
  readonly #line: Line;
  readonly #limits: ProcessLimits;

  private constructor(line: Line, limits: ProcessLimits, loaded: Extract<FromChild, { kind: 'loaded' }>) {
    this.#line = line;
    this.#limits = limits;
    this.sampleRate = loaded.sampleRate;
    this.speakers = loaded.speakers;
  }

  /** Rejects with ChildEnded when loading ends the child, with Error when the engine refuses the files. */
  static async start(
    { config, modelBytes }: Pick<SherpaVoice, 'config' | 'modelBytes'>,
    limits: ProcessLimits = USUAL_LIMITS,
  ): Promise<ModelProcess> {
    const line = new Line();
    try {
      const memoryLimitBytes = MEMORY_BASE + MEMORY_A_BYTE * modelBytes;
      const reply = await line.ask({ kind: 'load', config, memoryLimitBytes }, limits.loadMs);
      if (reply.kind !== 'loaded') throw new Error(reasonOf(reply));
      return new ModelProcess(line, limits, reply);
    } catch (error) {
      line.close();
      throw error;
    }
  }

  get pid(): number | undefined {
    return this.#line.pid;
  }

  async speak(
    voice: SherpaVoice,
    text: string,
    speed: number,
  ): Promise<{ pcm: Int16Array<ArrayBuffer>; sampleRate: number }> {
    const { speaker, steps, reference } = voice;
    const reply = await this.#line.ask(
      { kind: 'speak', text, speaker, speed, steps, reference },
      this.#limits.speakMs,
    );
    if (reply.kind !== 'spoken') throw new Error(reasonOf(reply));
    // What comes over the channel may share its buffer with other messages.
    return { pcm: Int16Array.from(reply.samples), sampleRate: reply.sampleRate };
  }

  close(): void {
    this.#line.close();
  }
}

function reasonOf(reply: FromChild): string {
  return reply.kind === 'fault' ? reply.reason : `it answered "${reply.kind}"`;
}

interface Waiting {
  resolve: (reply: FromChild) => void;
  reject: (error: Error) => void;
}

/** Question and answer with one child. */
class Line {
  readonly #child: ChildProcess;
  #errors = '';
  #waiting: Waiting | undefined;
  #ended: ChildEnded | undefined;

  constructor() {
    const env = Object.fromEntries(
      ENVIRONMENT.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : [])),
    );
    this.#child = fork(CHILD, [], {
      serialization: 'advanced',
      stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
      execArgv: [],
      env,
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-ERROR_TAIL);
    });
    this.#child.on('message', (reply: FromChild) => this.#settle((waiting) => waiting.resolve(reply)));
    this.#child.on('error', (error) => this.#end(error.message));
    // "close" comes after the last of its error output, which says why.
    this.#child.on('close', (code, signal) => this.#end(endedHow(code, signal, this.#errors)));
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  ask(message: ToChild, limitMs: number): Promise<FromChild> {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#end(`it took longer than ${Math.round(limitMs / 1000)} s`);
        this.close();
      }, limitMs);
      const done = () => clearTimeout(timer);
      this.#waiting = {
        resolve: (reply) => {
          done();
          resolve(reply);
        },
        reject: (error) => {
          done();
          reject(error);
        },
      };
      // A child that is gone is heard of by its end, which says more.
      this.#child.send(message, () => undefined);
    });
  }

  close(): void {
    this.#child.kill('SIGKILL');
  }

  #end(reason: string): void {
    this.#ended ??= new ChildEnded(reason);
    const ended = this.#ended;
    this.#settle((waiting) => waiting.reject(ended));
  }

  #settle(how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) how(waiting);
  }
}

function endedHow(code: number | null, signal: string | null, errors: string): string {
  if (errors.includes(MEMORY_SPENT)) return MEMORY_SPENT;
  const last = errors.trim().split('\n').at(-1)?.trim().slice(0, 300);
  return `the engine ended by ${signal ?? `code ${code}`}${last ? ` (${last})` : ''}`;
}
