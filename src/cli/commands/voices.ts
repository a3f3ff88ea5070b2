import type { Voice } from '../../kernel/artifacts.ts';
import { cloudServiceName } from '../../speech/voices/cloud-voices.ts';
import { usage } from '../arguments/parse.ts';
import type { Command, Context } from '../context.ts';
import { paint } from '../display/paint.ts';
import type { Output } from '../output.ts';
import { count, duration } from '../words.ts';
import { PRONUNCIATION_OPTION, readPronunciations } from './pronunciation-option.ts';

export const voices: Command = {
  spec: {
    name: 'voices',
    summary: 'List the voices, or hear one.',
    options: [
      { name: 'lang', short: 'l', value: 'LANG', help: 'Only this language, such as en, en-GB or de.' },
      { name: 'say', value: 'ID', help: "Speak the voice's sample sentence to the file of -o." },
      { name: 'text', value: 'TEXT', help: 'With --say: speak this instead.' },
      { name: 'output', short: 'o', value: 'FILE', help: 'With --say: the WAV to write. Usual: ID.wav.' },
      { ...PRONUNCIATION_OPTION, help: 'With --say: how words are said, in PLS 1.0.' },
      { name: 'json', help: 'As one JSON array.' },
    ],
    notes: [
      "Recorded voices are made from a person's recordings; formant voices are built by rule and",
      'sound like it; neural voices are models on this machine (afterword models). None of them is a',
      'person. Cloud voices send the text to a service, only when one is chosen and its key is set:',
      'openai:NAME (OPENAI_API_KEY), elevenlabs:VOICE_ID (ELEVENLABS_API_KEY).',
      '',
      '  afterword voices --lang en',
      '  afterword voices --say rms -o rms.wav',
    ],
  },
  run,
};

async function run(context: Context): Promise<void> {
  const { args, output } = context;
  if (args.values.has('say')) return say(context);
  const { listVoices } = await import('../../speech/voices/voices.ts');
  const language = args.values.get('lang');
  const found = listVoices(language === undefined ? {} : { language }, context.config);
  if (args.switches.has('json')) return output.out(`${JSON.stringify(found)}\n`);
  if (found.length > 0) return print(output, found);
  const languages = [
    ...new Set(listVoices({}, context.config).map((voice) => voice.language.split('-')[0])),
  ].sort();
  throw usage(`No voice speaks "${language}". There are voices for ${languages.join(', ')}.`);
}

function print(output: Output, found: readonly Voice[]): void {
  const widths = {
    id: widest(found, 'id'),
    name: widest(found, 'name'),
    language: widest(found, 'language'),
  };
  for (const voice of found) {
    const about = `${voice.gender}, ${voice.age}`;
    const id = paint(output, 'strong', voice.id.padEnd(widths.id));
    output.out(
      `${id}  ${voice.name.padEnd(widths.name)}  ${voice.language.padEnd(widths.language)}  ${about.padEnd(14)}  ${kindOf(voice)}\n`,
    );
  }
  const languages = new Set(found.map((voice) => voice.language.split('-')[0])).size;
  const kinds = KINDS.map((kind) => [found.filter((voice) => voice.kind === kind).length, kind] as const)
    .filter(([amount, kind]) => amount > 0 || kind === 'recorded' || kind === 'formant')
    .map(([amount, kind]) => `${amount} ${kind}`)
    .join(', ');
  output.err(`\n${count(found.length, 'voice')} in ${count(languages, 'language')}: ${kinds}.\n`);
}

const KINDS: readonly Voice['kind'][] = ['recorded', 'formant', 'neural', 'cloud'];

function kindOf(voice: Voice): string {
  return voice.kind === 'cloud' ? `cloud, sends the text to ${cloudServiceName(voice)}` : voice.kind;
}

function widest(found: readonly Voice[], field: 'id' | 'name' | 'language'): number {
  return Math.max(...found.map((voice) => voice[field].length));
}

async function say({ args, config, output, signal }: Context): Promise<void> {
  const { sayWithVoice } = await import('../../workflow/commands/say-with-voice.ts');
  const voiceId = args.values.get('say') as string;
  const path = args.values.get('output') ?? `${voiceId.replace(/[:#/\\]+/g, '-')}.wav`;
  const said = await sayWithVoice({
    voiceId,
    text: args.values.get('text'),
    path,
    cacheDir: config.cacheDir,
    setup: config,
    pronunciations: await readPronunciations(args, config),
    signal,
  });
  output.out(`${path}: ${duration(said.durationMs)}, "${said.text}"\n`);
}
