import { newRun, type ProgramRun, wasiImports } from './wasi.ts';

/*
 * Runs flite's command line again and again. A fresh instance costs 9 ms and 17 MB of zeroed memory
 * a sentence, almost all of it constant voice data; `main` returns normally, so the same instance
 * can start over once its variables, stack and heap are as they were. That saves a quarter of the
 * time for recorded voices and four fifths for kal16.
 */

/** Where the variables begin in the build we know, after the constants of the voices. */
const KNOWN_BUILD = { initialPages: 262, variablesAt: 17_087_080 };
const PAGE_BYTES = 65_536;

/** A heap grown past this is given back rather than cleared after every sentence. */
const KEEP_AT_MOST_BYTES = 40 * 1024 * 1024;

interface Started {
  start: () => void;
  memory: WebAssembly.Memory;
  /** Variables, stack and the first of the heap as they were before `main`. */
  pristine: Uint8Array | undefined;
}

/** One program in one thread. `run` is synchronous and leaves no trace for the next run. */
export class FliteProgram {
  readonly #module: WebAssembly.Module;
  #started: Started | undefined;
  #run: ProgramRun = newRun([]);

  constructor(module: WebAssembly.Module) {
    this.#module = module;
  }

  run(args: string[]): ProgramRun {
    const run = newRun(['flite', ...args]);
    this.#run = run;
    const program = this.#clean();
    // Until it has returned normally, the instance is not fit to be used again.
    this.#started = undefined;
    program.start();
    if (program.pristine && program.memory.buffer.byteLength <= KEEP_AT_MOST_BYTES) this.#started = program;
    return run;
  }

  #clean(): Started {
    const kept = this.#started;
    if (!kept?.pristine) return this.#instantiate();
    const memory = new Uint8Array(kept.memory.buffer);
    memory.set(kept.pristine, KNOWN_BUILD.variablesAt);
    memory.fill(0, KNOWN_BUILD.variablesAt + kept.pristine.length);
    return kept;
  }

  #instantiate(): Started {
    let memory: WebAssembly.Memory | undefined;
    const instance = new WebAssembly.Instance(this.#module, {
      wasi_snapshot_preview1: wasiImports(
        () => memory as WebAssembly.Memory,
        () => this.#run,
      ),
    });
    memory = instance.exports.memory as WebAssembly.Memory;
    const known = memory.buffer.byteLength === KNOWN_BUILD.initialPages * PAGE_BYTES;
    return {
      start: instance.exports._start as () => void,
      memory,
      pristine: known ? new Uint8Array(memory.buffer).slice(KNOWN_BUILD.variablesAt) : undefined,
    };
  }
}
