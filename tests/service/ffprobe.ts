import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How long a sound is, as FFmpeg decodes it: seconds. Throws when FFmpeg finds a fault in it. */
export async function audioSeconds(bytes: Uint8Array): Promise<number> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'afterword-probe-'));
  try {
    const file = path.join(folder, 'sound');
    await writeFile(file, bytes);
    const decoded = await run('ffmpeg', ['-v', 'error', '-xerror', '-i', file, '-f', 'null', '-']);
    if (decoded.stderr.trim() !== '') throw new Error(decoded.stderr);
    const facts = await run('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'format=duration',
      '-of',
      'csv=p=0',
      file,
    ]);
    return Number(facts.stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
