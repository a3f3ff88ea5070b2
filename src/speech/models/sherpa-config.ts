import path from 'node:path';
import { compact } from '../../kernel/compact.ts';
import { unpackEspeakData } from './espeak-data.ts';
import type { ModelFacts } from './inspect-model.ts';

/** Zero-shot models: as their own documentation sets them. */
const ZIPVOICE = { featScale: 0.1, tShift: 0.5, targetRms: 0.1, guidanceScale: 1 };

/**
 * What sherpa-onnx's OfflineTts is to be started with for this model.
 *
 * @param language BCP 47; models of several languages read the text by its rules
 */
export function sherpaConfig(facts: ModelFacts, language: string): Record<string, unknown> {
  const { family } = facts;
  const own =
    family === 'piper' || family === 'vits' ? { vits: vits(facts) } : { [family]: byFamily(facts, language) };
  return { model: { ...own, numThreads: 1, provider: 'cpu', debug: false }, maxNumSentences: 1 };
}

function vits(facts: ModelFacts) {
  const { model, tokens, lexicon } = facts.files;
  return facts.needsEspeak
    ? { model, tokens, dataDir: dataDirOf(facts) }
    : { model, tokens, lexicon: lexicon ?? '' };
}

function byFamily(facts: ModelFacts, language: string): Record<string, unknown> {
  const { files } = facts;
  switch (facts.family) {
    case 'kokoro':
      return {
        ...pick(files, 'model', 'voices', 'tokens'),
        dataDir: dataDirOf(facts),
        ...kokoroReading(facts, language),
      };
    case 'kitten':
      return { ...pick(files, 'model', 'voices', 'tokens'), dataDir: dataDirOf(facts) };
    case 'matcha':
      return compact({
        acousticModel: files.model,
        ...pick(files, 'vocoder', 'tokens', 'lexicon'),
        dataDir: facts.needsEspeak ? dataDirOf(facts) : undefined,
      });
    case 'zipvoice':
      return {
        ...pick(files, 'encoder', 'decoder', 'vocoder', 'tokens', 'lexicon'),
        dataDir: dataDirOf(facts),
        ...ZIPVOICE,
      };
    default:
      return pick(
        files,
        'lmFlow',
        'lmMain',
        'encoder',
        'decoder',
        'textConditioner',
        'vocabJson',
        'tokenScoresJson',
      );
  }
}

/** The many-language Kokoro reads English and Chinese by lexicons, the rest by espeak-ng's rules. */
function kokoroReading({ files, headers }: ModelFacts, language: string): Record<string, string> {
  const version = Number(headers.model?.metadata.get('version') ?? 1);
  if (version < 2) return {};
  const [primary = 'en', region] = language.split('-');
  if (primary !== 'en' && primary !== 'zh') return { lang: primary === 'pt' ? 'pt-br' : primary };
  const accent = region === 'GB' ? 'lexicon-gb-en' : 'lexicon-us-en';
  const all = (files.lexicon ?? '').split(',').filter(Boolean);
  const read = all.filter(
    (file) => !path.basename(file).endsWith('-en.txt') || path.basename(file).startsWith(accent),
  );
  return read.length > 0 ? { lexicon: read.join(',') } : { lang: region === 'GB' ? 'en-gb' : 'en-us' };
}

function dataDirOf({ files, dir }: ModelFacts): string {
  return files.dataDir ?? unpackEspeakData(path.dirname(dir));
}

function pick(files: Readonly<Record<string, string>>, ...keys: string[]): Record<string, string> {
  return Object.fromEntries(keys.flatMap((key) => (files[key] === undefined ? [] : [[key, files[key]]])));
}
