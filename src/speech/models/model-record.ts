import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What was known of a model when it was added; lies beside its files. */
const modelRecord = z.object({
  /** Its name in the published catalogue, where it is from there. */
  catalogueName: z.string().optional(),
  /** Where it came from: an address, or a file's or folder's name. */
  source: z.string(),
  licence: z.string().nullable(),
  /** BCP 47. */
  languages: z.array(z.string()),
  /** SHA-256 of the archive, hexadecimal. */
  archiveSha256: z.string().optional(),
  addedAt: z.string(),
  /** Of the install that put it there: one that is run again after a crash finds that it was done. */
  installId: z.string().optional(),
});

export type ModelRecord = z.infer<typeof modelRecord>;

const NAME = 'afterword-model.json';

/** Undefined where there is none or it cannot be read: models may be put into the folder by hand. */
export function readModelRecord(dir: string): ModelRecord | undefined {
  const file = path.join(dir, NAME);
  if (!existsSync(file)) return undefined;
  try {
    return modelRecord.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

export function writeModelRecord(dir: string, record: ModelRecord): void {
  writeFileSync(path.join(dir, NAME), `${JSON.stringify(record, null, 2)}\n`);
}
