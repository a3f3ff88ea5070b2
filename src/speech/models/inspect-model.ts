import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { espeakDataFault } from './espeak-data.ts';
import { findModelFiles, invalid, type ModelFiles } from './model-files.ts';

/** What a model's own files say of it. */
export interface ModelFacts extends ModelFiles {
  /** In Hz; undefined where only the engine knows (Pocket). */
  sampleRate: number | undefined;
  speakers: number;
  /** Of multi-speaker models that name them. */
  speakerNames: string[];
  /** Whether the text is turned into phonemes by espeak-ng, whose data folder is then needed. */
  needsEspeak: boolean;
  /** espeak-ng's name of the language, such as "en-us", where the model gives one. */
  espeakVoice: string | undefined;
  /** Of the files that make the sound. */
  bytes: number;
}

const MOST_SPEAKERS = 5000;

/**
 * Looks through a model's files without loading them: the engine ends its process where they are wrong.
 *
 * @throws AppError model_invalid
 */
export function inspectModel(dir: string): ModelFacts {
  const found = findModelFiles(dir);
  const main = found.headers.model;
  const metadata = main?.metadata ?? new Map<string, string>();
  const speakers = main ? speakerCount(found, metadata) : 1;
  const facts: ModelFacts = {
    ...found,
    sampleRate: sampleRateOf(found, metadata),
    speakers,
    speakerNames: speakerNames(metadata, speakers),
    needsEspeak: needsEspeak(found, metadata),
    espeakVoice: metadata.get('voice') || undefined,
    bytes: bytesOf(found),
  };
  checkInputs(facts);
  checkVocoder(facts);
  checkTokens(facts);
  checkStyles(facts, metadata);
  checkFrontend(facts);
  return facts;
}

function bytesOf({ files }: ModelFiles): number {
  const paths = Object.values(files).flatMap((file) => file.split(','));
  return paths.reduce((sum, file) => sum + (statSync(file).isFile() ? statSync(file).size : 0), 0);
}

function wholeNumber(dir: string, metadata: ReadonlyMap<string, string>, key: string): number {
  const value = metadata.get(key);
  if (value === undefined)
    throw invalid(dir, `its metadata has no "${key}"; take the archive made for sherpa-onnx`);
  if (!/^\d+$/.test(value.trim()))
    throw invalid(dir, `its metadata says "${key}" is "${value.slice(0, 40)}"`);
  return Number(value);
}

function speakerCount({ dir }: ModelFiles, metadata: ReadonlyMap<string, string>): number {
  const count = wholeNumber(dir, metadata, 'n_speakers');
  if (count > MOST_SPEAKERS) throw invalid(dir, `it claims ${count} speakers`);
  return Math.max(1, count);
}

function sampleRateOf(
  { family, dir }: ModelFiles,
  metadata: ReadonlyMap<string, string>,
): number | undefined {
  if (family === 'pocket' || family === 'zipvoice') return undefined;
  const rate = wholeNumber(dir, metadata, 'sample_rate');
  if (rate < 8000 || rate > 96_000) throw invalid(dir, `its sample rate would be ${rate} Hz`);
  return rate;
}

function speakerNames(metadata: ReadonlyMap<string, string>, count: number): string[] {
  const names = (metadata.get('speaker_names') ?? '').split(',').map((name) => name.trim());
  return names.length === count && names.every((name) => /^[\w.-]{1,60}$/.test(name)) ? names : [];
}

function needsEspeak({ family, files }: ModelFiles, metadata: ReadonlyMap<string, string>): boolean {
  if (family === 'piper' || family === 'kokoro' || family === 'kitten' || family === 'zipvoice') return true;
  if (family === 'pocket') return false;
  if (family === 'matcha') return metadata.get('has_espeak') === '1' || files.lexicon === undefined;
  return files.lexicon === undefined && metadata.get('frontend') !== 'characters';
}

/** In the order in which the engine hands them over. */
const INPUTS: Partial<Record<ModelFiles['family'], Record<string, number>>> = {
  piper: { model: 3 },
  vits: { model: 3 },
  kokoro: { model: 3 },
  kitten: { model: 3 },
  matcha: { model: 3, vocoder: 1 },
};

function checkInputs({ family, headers, dir, speakers, files }: ModelFacts): void {
  for (const [key, header] of Object.entries(headers)) {
    const name = path.basename(files[key] as string);
    if (header.nodes === 0 || header.outputs.length === 0) throw invalid(dir, `"${name}" computes nothing`);
    const least = (INPUTS[family]?.[key] ?? 1) + (family === 'piper' && speakers > 1 ? 1 : 0);
    if (header.inputs.length < least)
      throw invalid(dir, `"${name}" takes ${header.inputs.length} inputs where ${family} has ${least}`);
  }
}

/** Without this the engine ends its process. */
function checkVocoder({ headers, dir }: ModelFacts): void {
  const type = headers.vocoder?.metadata.get('model_type');
  if (headers.vocoder && type !== 'hifigan' && type !== 'vocos' && type !== 'matcha-tts vocos')
    throw invalid(dir, 'its vocoder is not one of those made for sherpa-onnx');
}

function checkTokens({ files, dir }: ModelFacts): void {
  if (!files.tokens) return;
  const lines = readFileSync(files.tokens, 'utf8').split(/\r?\n/);
  let known = 0;
  lines.forEach((line, i) => {
    if (line === '') return;
    // The symbol itself may be a space.
    if (!/^.+\s+\d+\s*$/su.test(line) && !/^\s*\d+\s*$/.test(line))
      throw invalid(dir, `line ${i + 1} of "tokens.txt" is not a symbol and its number`);
    known++;
  });
  if (known === 0) throw invalid(dir, '"tokens.txt" is empty');
}

function checkStyles(
  { family, files, dir, speakers }: ModelFacts,
  metadata: ReadonlyMap<string, string>,
): void {
  if (family !== 'kokoro' && family !== 'kitten') return;
  const dims = (metadata.get('style_dim') ?? '').split(',').map(Number);
  if (dims.length < 2 || dims.some((dim) => !Number.isInteger(dim) || dim < 1))
    throw invalid(dir, 'its metadata has no "style_dim"');
  const expected = dims.reduce((product, dim) => product * dim, 1) * speakers * 4;
  const { size } = statSync(files.voices as string);
  if (size !== expected) throw invalid(dir, `"voices.bin" holds ${size} bytes where ${expected} are right`);
}

function checkFrontend({ files, dir, needsEspeak: espeak }: ModelFacts): void {
  if (!espeak || files.dataDir === undefined) return;
  const fault = espeakDataFault(files.dataDir);
  if (fault) throw invalid(dir, fault);
  if (!existsSync(files.dataDir)) throw invalid(dir, '"espeak-ng-data" cannot be read');
}
