import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** What espeak-ng reads before any language. */
const NEEDED = ['phontab', 'phonindex', 'phondata', 'intonations'];

/** What is wrong with a folder of espeak-ng's data, or undefined. */
export function espeakDataFault(dir: string): string | undefined {
  for (const name of NEEDED) {
    const file = path.join(dir, name);
    if (!existsSync(file) || statSync(file).size === 0) return `"espeak-ng-data/${name}" is missing`;
  }
  return undefined;
}

/**
 * espeak-ng's data as a folder, for models that come without it: unpacked once into `parent` from the
 * file that ships with the espeak-ng package, by the table of names and offsets in its loader.
 *
 * @returns the folder
 */
export function unpackEspeakData(parent: string): string {
  const entry = require.resolve('@echogarden/espeak-ng-emscripten');
  const { version } = require('@echogarden/espeak-ng-emscripten/package.json') as { version: string };
  const dir = path.join(parent, `.espeak-ng-data-${version}`);
  if (existsSync(dir)) return dir;
  const temporary = `${dir}.${randomUUID().slice(0, 8)}.part`;
  try {
    unpackInto(
      temporary,
      readFileSync(entry, 'utf8'),
      readFileSync(path.join(path.dirname(entry), 'espeak-ng.data')),
    );
    renameSync(temporary, dir);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // Another process may have been quicker.
    if (!existsSync(dir)) throw error;
  }
  return dir;
}

function unpackInto(dir: string, loader: string, data: Buffer): void {
  const table = /filename:"\/usr\/share\/espeak-ng-data\/([\w./ -]+)",start:(\d+),end:(\d+)/g;
  for (const [, name = '', start, end] of loader.matchAll(table)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, data.subarray(Number(start), Number(end)));
  }
  const fault = espeakDataFault(dir);
  if (fault) throw new Error(`the espeak-ng package's data is not as expected: ${fault}`);
}
