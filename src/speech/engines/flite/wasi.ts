import { MemoryFile, SEEK_FROM } from './memory-file.ts';

/*
 * The part of WASI preview1 that flite's command line calls, in memory: arguments in, one sound file
 * and the standard output kept as chunks, no file system. Node's own `node:wasi` crashed the process
 * when several voices ran in turn.
 */

const ERRNO_SUCCESS = 0;
const ERRNO_BADF = 8;
const STDOUT = 1;
const STDERR = 2;
const PREOPENED = 3;
const SOUND_FILE = 4;
const FILETYPE_CHARACTER_DEVICE = 2;
const FILETYPE_DIRECTORY = 3;
const FILETYPE_REGULAR = 4;

/** Thrown by `proc_exit`; flite only calls it when it fails. */
export class ProgramExit extends Error {
  readonly exitCode: number;
  constructor(exitCode: number) {
    super(`the program ended with exit code ${exitCode}`);
    this.exitCode = exitCode;
  }
}

/** What one run reads and writes. */
export interface ProgramRun {
  args: Uint8Array[];
  /** The sound file; with markup the program goes back to it to add to what it wrote. */
  sound: MemoryFile;
  stdout: Uint8Array[];
  stderr: Uint8Array[];
}

const encoder = new TextEncoder();

export function newRun(args: string[]): ProgramRun {
  return {
    args: args.map((arg) => encoder.encode(`${arg}\0`)),
    sound: new MemoryFile(),
    stdout: [],
    stderr: [],
  };
}

/** The imports of the module. `memory` and `run` are asked for at each call: both change between runs. */
export function wasiImports(memory: () => WebAssembly.Memory, run: () => ProgramRun) {
  const view = () => new DataView(memory().buffer);
  const bytes = () => new Uint8Array(memory().buffer);

  function keep(fd: number, chunk: Uint8Array<ArrayBuffer>) {
    const to = run();
    if (fd === SOUND_FILE) to.sound.write(chunk);
    else if (fd === STDOUT) to.stdout.push(chunk);
    else if (fd === STDERR) to.stderr.push(chunk);
  }

  return {
    args_sizes_get(countAt: number, sizeAt: number) {
      const { args } = run();
      view().setUint32(countAt, args.length, true);
      view().setUint32(
        sizeAt,
        args.reduce((sum, arg) => sum + arg.length, 0),
        true,
      );
      return ERRNO_SUCCESS;
    },
    args_get(pointersAt: number, textAt: number) {
      let at = textAt;
      run().args.forEach((arg, i) => {
        view().setUint32(pointersAt + 4 * i, at, true);
        bytes().set(arg, at);
        at += arg.length;
      });
      return ERRNO_SUCCESS;
    },
    // The clock stands still: it only feeds flite's benchmark option, and the same text must give
    // the same bytes.
    clock_time_get(_clock: number, _precision: bigint, at: number) {
      view().setBigUint64(at, 0n, true);
      return ERRNO_SUCCESS;
    },
    fd_close: () => ERRNO_SUCCESS,
    fd_fdstat_get(fd: number, at: number) {
      const type =
        fd < PREOPENED ? FILETYPE_CHARACTER_DEVICE : fd === PREOPENED ? FILETYPE_DIRECTORY : FILETYPE_REGULAR;
      const v = view();
      v.setUint8(at, type);
      v.setUint8(at + 1, 0);
      v.setUint16(at + 2, 0, true);
      v.setUint32(at + 4, 0, true);
      // All rights, also "seek": a standard output that could not seek would be taken for a
      // terminal and written line by line.
      v.setBigUint64(at + 8, 0xffff_ffff_ffff_ffffn, true);
      v.setBigUint64(at + 16, 0xffff_ffff_ffff_ffffn, true);
      return ERRNO_SUCCESS;
    },
    fd_fdstat_set_flags: () => ERRNO_SUCCESS,
    fd_prestat_get(fd: number, at: number) {
      if (fd !== PREOPENED) return ERRNO_BADF;
      view().setUint32(at, 0, true);
      view().setUint32(at + 4, 1, true);
      return ERRNO_SUCCESS;
    },
    fd_prestat_dir_name(_fd: number, at: number) {
      view().setUint8(at, '.'.charCodeAt(0));
      return ERRNO_SUCCESS;
    },
    path_open(...args: unknown[]) {
      view().setUint32(args[8] as number, SOUND_FILE, true);
      run().sound.seek(0, SEEK_FROM.start);
      return ERRNO_SUCCESS;
    },
    fd_seek(fd: number, offset: bigint, whence: number, at: number) {
      const position = fd === SOUND_FILE ? run().sound.seek(Number(offset), whence) : 0;
      view().setBigUint64(at, BigInt(position), true);
      return ERRNO_SUCCESS;
    },
    fd_read(fd: number, vectorsAt: number, count: number, readAt: number) {
      const v = view();
      let read = 0;
      for (let i = 0; i < count && fd === SOUND_FILE; i++) {
        const at = v.getUint32(vectorsAt + 8 * i, true);
        const length = v.getUint32(vectorsAt + 8 * i + 4, true);
        read += run().sound.read(bytes().subarray(at, at + length));
      }
      v.setUint32(readAt, read, true);
      return ERRNO_SUCCESS;
    },
    fd_write(fd: number, vectorsAt: number, count: number, writtenAt: number) {
      const v = view();
      let written = 0;
      for (let i = 0; i < count; i++) {
        const at = v.getUint32(vectorsAt + 8 * i, true);
        const length = v.getUint32(vectorsAt + 8 * i + 4, true);
        if (length > 0) keep(fd, bytes().slice(at, at + length) as Uint8Array<ArrayBuffer>);
        written += length;
      }
      v.setUint32(writtenAt, written, true);
      return ERRNO_SUCCESS;
    },
    proc_exit(code: number) {
      throw new ProgramExit(code);
    },
  };
}
