import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT, ServiceProcess } from './service-process.ts';
import { Workplace } from './workplace.ts';

const CACHE = path.join(ROOT, 'node_modules', '.cache');
const run = promisify(execFile);

let kept: Promise<string> | undefined;

/**
 * Copies the data folder of a service that was started once and stopped: its database is made and
 * migrated, and holds the first owner alone. Making one takes a service twice the processor time that
 * starting on it does.
 *
 * @param folder where it goes; there is nothing yet
 */
export async function copyStartedData(folder: string): Promise<void> {
  kept ??= keepStartedData();
  await run('cp', ['-a', '--reflink=auto', await kept, folder]);
}

/** Once for the sources as they are; where files of a run come to it together, each makes it and one is kept. */
async function keepStartedData(): Promise<string> {
  const wanted = path.join(CACHE, `started-data-${hashOfSources()}`);
  if (existsSync(wanted)) return wanted;
  const workplace = new Workplace();
  const service = new ServiceProcess(['serve'], workplace.environment);
  await service.ready;
  await service.stop();
  // Never the one that is wanted: another file may have made it meanwhile and be copying it.
  for (const old of globSync(path.join(CACHE, 'started-data-*')))
    if (old !== wanted) rmSync(old, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const beside = mkdtempSync(path.join(CACHE, 'starting-data-'));
  await run('cp', ['-a', `${workplace.environment.AFTERWORD_DATA}/.`, beside]);
  workplace.remove();
  try {
    renameSync(beside, wanted);
  } catch {
    rmSync(beside, { recursive: true, force: true });
  }
  return wanted;
}

/** Of everything that may have a say in what a first start writes. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  const files = globSync(['package-lock.json', 'src/**/*.ts'], { cwd: ROOT, exclude: ['src/web/**'] });
  for (const file of files.sort()) {
    const { size, mtimeMs } = statSync(path.join(ROOT, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
