import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { primaryLanguage } from '../voices/language-match.ts';

/**
 * A published ready archive of sherpa-onnx's `tts-models` release. Where each fact is from stands in
 * `sources` of catalogue.json; what was not published there is null.
 */
export interface CatalogueEntry {
  name: string;
  family: string;
  /** BCP 47. */
  languages: string[];
  speakers: number | null;
  licence: string | null;
  /** Of the archive, in bytes. */
  bytes: number | null;
  /** Files that are published apart from the archive, such as a vocoder. */
  companions: string[];
}

const facts = z.object({ bytes: z.int().optional(), licence: z.string().optional() });
const manifest = z.object({
  release: z.string(),
  vocoders: z.string(),
  /** What one press adds, by primary language: names of archives. */
  recommended: z.record(z.string(), z.array(z.string()).min(1)),
  /** Piper voices by language: name with quality, and speakers. */
  piper: z.record(z.string(), z.array(z.tuple([z.string(), z.int().nullable()]))),
  others: z.array(
    facts.extend({
      name: z.string(),
      family: z.string(),
      languages: z.array(z.string()),
      speakers: z.int().nullable(),
      companions: z.array(z.string()).optional(),
    }),
  ),
  /** What was published of single archives. */
  facts: z.record(z.string(), facts),
});

const FILE = new URL('./catalogue.json', import.meta.url);

let read: z.infer<typeof manifest> | undefined;

function readManifest(): z.infer<typeof manifest> {
  read ??= manifest.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  return read;
}

/** Every model that can be added by its name. */
export function publishedModels(): CatalogueEntry[] {
  const { piper, others, facts: known } = readManifest();
  const voices = Object.entries(piper).flatMap(([code, rows]) =>
    rows.map(([voice, speakers]) => ({
      name: `vits-piper-${code}-${voice}`,
      family: 'piper',
      languages: [code.replace('_', '-')],
      speakers,
      companions: [],
      ...known[`vits-piper-${code}-${voice}`],
    })),
  );
  return [...voices, ...others].map((entry) => ({
    ...entry,
    licence: entry.licence ?? null,
    bytes: entry.bytes ?? null,
    companions: entry.companions ?? [],
  }));
}

/**
 * What makes shows in a language sound best for its size; empty where nothing is known to.
 *
 * @param language BCP 47
 */
export function recommendedModels(language: string): CatalogueEntry[] {
  const published = publishedModels();
  const names = readManifest().recommended[primaryLanguage(language)] ?? [];
  return names.flatMap((name) => published.find((entry) => entry.name === name) ?? []);
}

/** Where the archives lie: `<release>/<name>.tar.bz2`, their checksums in `<release>/checksum.txt`. */
export function releaseAddress(): string {
  return readManifest().release;
}

/** Where a companion of an archive lies; another place than the release has them beside its archives. */
export function companionAddress(file: string, release: string | undefined): string {
  return `${release ?? readManifest().vocoders}/${file}`;
}
