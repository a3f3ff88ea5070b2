import { fileURLToPath } from 'node:url';
import { startRun } from './child-run.ts';
import type { Codec } from './codec.ts';
import type { ChildTask } from './node-av-child.ts';
import { readWavStream } from './wav-stream.ts';

const CHILD = fileURLToPath(new URL('./node-av-child.ts', import.meta.url));

/** Gives freed blocks back to the system: 238 MB instead of up to 460 MB on long files. */
const MEMORY = { MALLOC_MMAP_THRESHOLD_: '65536' };

function start(task: ChildTask, signal?: AbortSignal) {
  return startRun(process.execPath, [CHILD, JSON.stringify(task)], { signal, env: MEMORY });
}

/**
 * FFmpeg from the node-av package, when it is installed for this system. It runs in child processes:
 * a fault in native code then costs one run, and its memory ends with it.
 */
export async function nodeAvCodec(): Promise<Codec | undefined> {
  const version = await versionOf();
  if (version === undefined) return undefined;
  return {
    kind: 'node-av',
    version,
    async encodeMp3(jobs, settings, signal) {
      const run = start({ kind: 'encode', jobs, settings }, signal);
      run.process.stdout!.resume();
      await run.end;
    },
    async encodeStream(job, settings, signal) {
      const run = start({ kind: 'stream', job, settings }, signal);
      run.process.stdout!.resume();
      await run.end;
    },
    decode(path, signal) {
      const run = start({ kind: 'decode', path }, signal);
      return readWavStream(run.process.stdout!, run.end);
    },
  };
}

async function versionOf(): Promise<string | undefined> {
  const run = start({ kind: 'version' });
  let text = '';
  run.process.stdout!.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  return run.end.then(
    () => text.trim() || undefined,
    () => undefined,
  );
}
