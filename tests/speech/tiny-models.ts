import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encodeGraph, FLOAT, type Graph, INT64 } from './tiny-graph.ts';

/*
 * Models of a few hundred bytes that the real engine loads: their voice is a sine tone whose length
 * goes by the number of tokens, so that rate, length and speaker can be told from the sound.
 */

export const SAMPLE_RATE = 16_000;
/** Samples a token. */
export const TOKEN_SAMPLES = 256;

/** The symbols espeak-ng's phonemes use that a test sentence needs, and Piper's own marks. */
const SYMBOLS = [
  '_', '^', '$', ' ', '!', "'", '(', ')', ',', '-', '.', ':', ';', '?',
  ...'abcdefhijklmnopqrstuvwxyz',
  ...'æçðøħŋœǀǁǂǃɐɑɒɓɔɕɖɗɘəɚɛɜɞɟɠɡɢɣɤɥɦɧɨɪɫɬɭɮɯɰɱɲɳɴɵɶɸɹɺɻɽɾʀʁʂʃʄʈʉʊʋʌʍʎʏʐʑʒʔʕʘʙʛʜʝʟʡʢʲˈˌːˑ˞βθχᵻⱱ',
  'g', '̃', '̩', '̯', 'ʰ', 'ˤ',
]; // biome-ignore format: a table

export const TOKENS = [...new Set(SYMBOLS)].map((symbol, i) => `${symbol} ${i}`).join('\n');

const f = (...values: number[]) => ({ type: FLOAT, values });
const scalar = (value: number) => ({ type: FLOAT, values: [value], scalar: true });

/** A sine of `count` (a float scalar's name) samples at `radians` a sample (a float tensor's name). */
function sine(
  count: string,
  radians: string,
  output: string,
  shape: number[],
): Pick<Graph, 'nodes' | 'constants'> {
  return {
    nodes: [
      ['Range', ['zero', count, 'one'], ['ramp']],
      ['Mul', ['ramp', radians], ['phase']],
      ['Sin', ['phase'], ['wave']],
      ['Mul', ['wave', 'gain'], ['quiet']],
      ['Reshape', ['quiet', 'shape'], [output]],
    ],
    constants: {
      zero: scalar(0),
      one: scalar(1),
      gain: f(0.3),
      shape: { type: INT64, values: shape },
      empty: { type: INT64, values: [] },
    },
  };
}

export interface PiperOptions {
  speakers?: number;
  language?: string;
  voice?: string;
  metadata?: Record<string, string>;
  /** A sentence of fewer tokens than this makes the engine abort, and its process with it. */
  leastTokens?: number;
  /** More make a sentence longer and slower. */
  tokenSamples?: number;
}

export function piperGraph({
  speakers = 1,
  language = 'English',
  voice = 'en-us',
  metadata = {},
  leastTokens,
  tokenSamples = TOKEN_SAMPLES,
}: PiperOptions = {}): Graph {
  const many = speakers > 1;
  const tone = sine('count', 'radians', 'output', [1, 1, -1]);
  return {
    inputs: [
      ['input', INT64, [1, 'L']],
      ['input_lengths', INT64, [1]],
      ['scales', FLOAT, [3]],
      ...(many ? [['sid', INT64, [1]] as Graph['inputs'][number]] : []),
    ],
    outputs: [
      ['output', FLOAT, [1, 1, 'N']],
      ...(leastTokens ? [['probe', INT64, [1, 1]] as Graph['outputs'][number]] : []),
    ],
    nodes: [
      ['Cast', ['input_lengths'], ['tokens'], { to: FLOAT }],
      ['Gather', ['scales', 'second'], ['stretch']],
      ['Mul', ['tokens', 'each'], ['unstretched']],
      ['Mul', ['unstretched', 'stretch'], ['count1']],
      ['Reshape', ['count1', 'empty'], ['count']],
      ...(many
        ? ([
            ['Cast', ['sid'], ['sidFloat'], { to: FLOAT }],
            ['Add', ['sidFloat', 'first'], ['nth']],
            ['Mul', ['nth', 'base'], ['radians']],
          ] as Graph['nodes'])
        : ([['Identity', ['base'], ['radians']]] as Graph['nodes'])),
      ...(leastTokens ? ([['Gather', ['input', 'last'], ['probe'], { axis: 1 }]] as Graph['nodes']) : []),
      ...tone.nodes,
    ],
    constants: {
      ...tone.constants,
      second: { type: INT64, values: [1] },
      each: f(tokenSamples),
      base: f(0.08),
      ...(leastTokens ? { last: { type: INT64, values: [leastTokens - 1] } } : {}),
      ...(many ? { first: f(1) } : {}),
    },
    metadata: {
      sample_rate: String(SAMPLE_RATE),
      n_speakers: String(speakers),
      language,
      comment: 'piper',
      voice,
      has_espeak: '1',
      ...metadata,
    },
  };
}

/** A Piper model in `dir`, without espeak-ng's data: the product brings its own. */
export function makePiper(dir: string, name: string, options: PiperOptions = {}): string {
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, `${name}.onnx`), encodeGraph(piperGraph(options)));
  writeFileSync(path.join(dir, 'tokens.txt'), TOKENS);
  return dir;
}

/** Kokoro (style_dim rows,1,width) and Kitten (style_dim 1,width). */
export function makeStyled(
  dir: string,
  family: 'kokoro' | 'kitten',
  { speakers = ['af_a', 'bm_b'], rows = 510, metadata = {} as Record<string, string> } = {},
): string {
  mkdirSync(dir, { recursive: true });
  const width = 4;
  const tone = sine('count', 'radians', 'audio', [-1]);
  const graph: Graph = {
    inputs: [
      ['tokens', INT64, [1, 'L']],
      ['style', FLOAT, [1, width]],
      ['speed', FLOAT, [1]],
    ],
    outputs: [['audio', FLOAT, ['N']]],
    nodes: [
      ['Shape', ['tokens'], ['dims']],
      ['Gather', ['dims', 'second'], ['length']],
      ['Cast', ['length'], ['tokensFloat'], { to: FLOAT }],
      ['Mul', ['tokensFloat', 'each'], ['whole']],
      ['Div', ['whole', 'speed'], ['count1']],
      ['Reshape', ['count1', 'empty'], ['count']],
      ['ReduceMean', ['style'], ['styleMean'], { keepdims: 0 }],
      ['Mul', ['styleMean', 'base'], ['radians']],
      ...tone.nodes,
    ],
    constants: {
      ...tone.constants,
      second: { type: INT64, values: [1] },
      each: f(TOKEN_SAMPLES),
      base: f(0.08),
    },
    metadata: {
      model_type: family === 'kitten' ? 'kitten-tts' : 'kokoro',
      sample_rate: '24000',
      n_speakers: String(speakers.length),
      speaker_names: speakers.join(','),
      has_espeak: '1',
      voice: 'en-us',
      style_dim: family === 'kitten' ? `1,${width}` : `${rows},1,${width}`,
      ...metadata,
    },
  };
  const styles = family === 'kitten' ? width : rows * width;
  const floats = Float32Array.from(
    { length: styles * speakers.length },
    (_, i) => 1 + Math.floor(i / styles),
  );
  writeFileSync(path.join(dir, 'model.onnx'), encodeGraph(graph));
  writeFileSync(path.join(dir, 'voices.bin'), Buffer.from(floats.buffer));
  writeFileSync(path.join(dir, 'tokens.txt'), TOKENS);
  return dir;
}

/** Matcha: an acoustic model whose "mel" is as long as its tokens, and a vocoder of the HiFi-GAN kind. */
export function makeMatcha(dir: string): string {
  mkdirSync(dir, { recursive: true });
  const bands = 80;
  const acoustic: Graph = {
    inputs: [
      ['x', INT64, [1, 'L']],
      ['x_length', INT64, [1]],
      ['noise_scale', FLOAT, [1]],
      ['length_scale', FLOAT, [1]],
    ],
    outputs: [['mel', FLOAT, [1, bands, 'T']]],
    nodes: [
      ['Cast', ['x_length'], ['tokens'], { to: FLOAT }],
      ['Mul', ['tokens', 'length_scale'], ['framesFloat']],
      ['Cast', ['framesFloat'], ['frames'], { to: INT64 }],
      ['Concat', ['head', 'frames'], ['shape'], { axis: 0 }],
      ['Expand', ['half', 'shape'], ['mel']],
    ],
    constants: { head: { type: INT64, values: [1, bands] }, half: f(0.5) },
    metadata: {
      model_type: 'matcha-tts',
      sample_rate: '22050',
      n_speakers: '1',
      has_espeak: '1',
      voice: 'en-us',
      language: 'English',
      jieba: '0',
      pad_id: '0',
      use_eos_bos: '1',
      version: '1',
    },
  };
  const tone = sine('count', 'radians', 'audio', [1, 1, -1]);
  const vocoder: Graph = {
    inputs: [['mel', FLOAT, [1, bands, 'T']]],
    outputs: [['audio', FLOAT, [1, 1, 'N']]],
    nodes: [
      ['Shape', ['mel'], ['dims']],
      ['Gather', ['dims', 'third'], ['frames']],
      ['Cast', ['frames'], ['framesFloat'], { to: FLOAT }],
      ['Mul', ['framesFloat', 'each'], ['count1']],
      ['Reshape', ['count1', 'empty'], ['count']],
      ...tone.nodes,
    ],
    constants: {
      ...tone.constants,
      third: { type: INT64, values: [2] },
      each: f(TOKEN_SAMPLES),
      radians: f(0.08),
    },
    metadata: { model_type: 'hifigan' },
  };
  writeFileSync(path.join(dir, 'model-steps-3.onnx'), encodeGraph(acoustic));
  writeFileSync(path.join(dir, 'hifigan_v2.onnx'), encodeGraph(vocoder));
  writeFileSync(path.join(dir, 'tokens.txt'), TOKENS);
  return dir;
}
