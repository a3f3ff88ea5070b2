import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { AppError } from '../../../kernel/errors.ts';

/**
 * Lines of a gzip file, one after the other. They end at line feeds alone: text inside may hold
 * U+2028, where others would break.
 *
 * @throws AppError input_invalid when it can't be read, is no gzip file or is cut short
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  const unzip = createGunzip();
  const fed = pipeline(createReadStream(file), unzip).catch(() => {});
  try {
    // A line may come in many pieces: they are joined once, when its end is there.
    let pieces: string[] = [];
    for await (const text of unzip.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = text.split('\n');
      pieces.push(lines.shift() as string);
      if (lines.length === 0) continue;
      yield pieces.join('');
      pieces = [lines.pop() as string];
      yield* lines;
    }
    if (pieces.some((piece) => piece !== '')) yield pieces.join('');
  } catch (error) {
    throw unreadable(file, error);
  } finally {
    unzip.destroy();
    await fed;
  }
}

function unreadable(file: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'Z_BUF_ERROR') return notAnExport(file, 'it is cut short');
  if (code.startsWith('Z_')) return notAnExport(file, 'it is damaged, or something else');
  if (code === 'ENOENT') return new AppError('input_invalid', `There is no file ${file}.`);
  if (code.startsWith('E')) return new AppError('input_invalid', `${file} cannot be read (${code}).`);
  return error;
}

export function notAnExport(file: string, why: string): AppError {
  return new AppError(
    'input_invalid',
    `${file} is not a whole file of \`afterword export\`: ${why}. Nothing was changed.`,
  );
}
