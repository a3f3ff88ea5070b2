import type { Engine, EngineWord, SpeakRequest, Utterance } from '../engine.ts';
import { levelStressed } from '../level-stressed.ts';
import { alignWords } from './align.ts';
import { foreignTimes, foreignWords, phoneList } from './foreign.ts';
import { pitchOptions, textArguments } from './intonation.ts';
import { type Phone, readPhones } from './phones.ts';
import { FliteProgram } from './program.ts';
import { Pronunciations } from './pronunciations.ts';
import { type FliteWord, fliteText } from './text.ts';
import { readFliteWav } from './wav.ts';

/** The voices of this build; an unknown name would be answered with the default voice. */
const VOICES = new Set(['slt', 'rms', 'awb', 'kal16']);
const QUICKEST_VOICE = 'kal16';

/** 3.5 dB. */
const STRESSED_GAIN = 1.5;

const decoder = new TextDecoder();

function phonesOf(stdout: Uint8Array[]): Phone[] {
  return readPhones(stdout.map((chunk) => decoder.decode(chunk)).join(''));
}

function options({ voice, settings }: SpeakRequest): string[] {
  const out = ['-psdur', '-voice', voice];
  if (settings.rate !== 1) out.push('--setf', `duration_stretch=${(1 / settings.rate).toFixed(4)}`);
  return [...out, ...pitchOptions(voice, settings.pitch)];
}

function wordTimes(words: FliteWord[], phones: Phone[], pronunciations: Pronunciations): EngineWord[] {
  const spans = alignWords(pronunciations.of(words.map((w) => w.said)), phones);
  return words.flatMap(({ start, end }, i) => {
    const span = spans[i];
    return span ? [{ start, end, ...span, estimated: true }] : [];
  });
}

/**
 * Given phones rather than words, a voice does not know which syllables are light: measured on four
 * English phrases it takes this many times as long as from their letters.
 */
const SLOWER_BY_PHONES: Record<string, number> = { slt: 1.2, rms: 0.88, awb: 1.18, kal16: 0.78 };

/** A stretch in another language, by its sounds rather than its letters; undefined where it has none. */
async function synthesizeForeign(
  program: FliteProgram,
  request: SpeakRequest,
  language: string,
): Promise<Utterance | undefined> {
  const words = await foreignWords(request.text, language);
  if (words.length === 0) return undefined;
  const rate = request.settings.rate * (SLOWER_BY_PHONES[request.voice] ?? 1);
  const paced = { ...request, settings: { ...request.settings, rate } };
  const run = program.run([...options(paced), '-p', phoneList(words, request.text), 'o.wav']);
  const sound = readFliteWav(run.sound.content());
  return { ...sound, words: foreignTimes(words, phonesOf(run.stdout)) };
}

/** The worker's half: `shared` is the compiled module. */
export async function load(shared: unknown): Promise<Engine> {
  const program = new FliteProgram(shared as WebAssembly.Module);
  const pronunciations = new Pronunciations((text) =>
    phonesOf(program.run(['-psdur', '-voice', QUICKEST_VOICE, text, 'o.wav']).stdout),
  );
  return {
    async synthesize(request: SpeakRequest): Promise<Utterance> {
      if (!VOICES.has(request.voice)) throw new Error(`flite has no voice "${request.voice}"`);
      const foreign = request.language && (await synthesizeForeign(program, request, request.language));
      if (foreign) return foreign;
      const said = fliteText(request.text, request.stressed);
      const spoken = textArguments(request.voice, said, request.settings.pitch);
      const run = program.run([...options(request), ...spoken, 'o.wav']);
      const sound = readFliteWav(run.sound.content());
      const words = wordTimes(said.words, phonesOf(run.stdout), pronunciations);
      return levelStressed({ ...sound, words }, request.stressed ?? [], STRESSED_GAIN);
    },
  };
}
