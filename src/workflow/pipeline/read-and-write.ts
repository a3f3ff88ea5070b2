import { readDocuments } from '../../documents/read-documents.ts';
import type { Audience, Document, Script, ScriptFormat, Speaker, Tone } from '../../kernel/artifacts.ts';
import { compact } from '../../kernel/compact.ts';
import { throwIfCancelled } from '../../kernel/errors.ts';
import type { WriterConfig } from '../../platform/config/config.ts';
import type { ScriptOptions } from '../../script/options.ts';
import { checkWriter } from '../../script/writers/model/server/open-model.ts';
import type { SpeechSetup } from '../../speech/voices/speech-setup.ts';
import { chooseSpeakers } from './choose-speakers.ts';
import type { ProgressClock } from './progress-clock.ts';
import { wordsAMinute } from './speaking-pace.ts';
import { spokenLength } from './spoken-length.ts';

/** What a listener may choose about a script. */
export interface WritingChoices {
  format: ScriptFormat;
  targetMinutes: number;
  /** What to keep to, such as "only chapter 3". */
  focus?: string | undefined;
  /** Languages that pictures and scans may be in; found out when none is given. */
  languages?: readonly string[] | undefined;
  tone?: Tone | undefined;
  audience?: Audience | undefined;
  /** Usual: extractive. A model is asked only when it is chosen here. */
  writer?: 'extractive' | 'model' | undefined;
  /** Ids of the catalogue, one a speaker. */
  voiceIds?: readonly string[] | undefined;
  /** One a speaker. */
  names?: readonly string[] | undefined;
  /** Chosen already; then `voiceIds` and `names` do not count. */
  speakers?: Speaker[] | undefined;
  /** Which voices there are beside those of the packages: the configuration. */
  setup?: SpeechSetup | undefined;
}

/** The first two stages: files -> one Document -> Script. `model` is asked only if `choices.writer` says so. Throws what the two rooms throw. */
export async function readAndWrite(
  documentPaths: readonly string[],
  choices: WritingChoices,
  clock: ProgressClock,
  signal: AbortSignal | undefined,
  model?: WriterConfig | undefined,
): Promise<{ document: Document; script: Script }> {
  // A wrong voice or a model that is not set up is a fault of the request: said before a long document is read.
  if (choices.writer === 'model') checkWriter(model);
  chooseSpeakers({ ...choices, language: 'en' });
  clock.start('read');
  // Meanwhile: the document is read in another process.
  if (choices.writer !== 'model') loadWriter().catch(() => {});
  const document = await readDocuments(documentPaths, {
    ...(signal ? { signal } : {}),
    ...(choices.languages ? { languages: choices.languages } : {}),
    onProgress: (done, total) => clock.update('read', done, total),
  });
  clock.finish('read', describeDocument(document.metadata));
  const script = await writeFrom(document, choices, clock, signal, model);
  return { document, script };
}

/** The second stage alone, from a Document that was read before. Throws script_*, writer_*, voice_*, usage. */
export async function writeFrom(
  document: Document,
  choices: WritingChoices,
  clock: ProgressClock,
  signal: AbortSignal | undefined,
  model?: WriterConfig | undefined,
): Promise<Script> {
  throwIfCancelled(signal);
  clock.start('write');
  const speakers = choices.speakers ?? chooseSpeakers({ ...choices, language: document.metadata.language });
  const options = scriptOptions(choices, speakers);
  const script =
    choices.writer === 'model'
      ? await writeByModel(document, atItsPace(document, options), model, clock, signal)
      : await writeHere(document, options);
  clock.finish('write', describeScript(script));
  return script;
}

/** The writers' options for what a listener chose. */
export function scriptOptions(
  {
    format,
    targetMinutes,
    focus,
    tone,
    audience,
  }: Pick<WritingChoices, 'format' | 'targetMinutes' | 'focus' | 'tone' | 'audience'>,
  speakers: readonly Speaker[],
): ScriptOptions {
  return compact({
    format,
    targetMinutes,
    speakers,
    focus: focus || undefined,
    tone,
    audience,
  });
}

/** Loaded only when it writes here: a server writes in a thread, and the words of a language are many. */
async function writeHere(document: Document, options: ScriptOptions): Promise<Script> {
  const { writeScript } = await loadWriter();
  return writeScript(document, atItsPace(document, options));
}

function loadWriter() {
  return import('../../script/write-script.ts');
}

/** With the words a minute that this document will have in these voices. */
function atItsPace(document: Document, options: ScriptOptions): ScriptOptions {
  return { ...options, wordsPerMinute: wordsAMinute(document, options.speakers) };
}

/** Loaded only when it is asked for: the SDK is large. */
async function writeByModel(
  document: Document,
  options: ScriptOptions,
  model: WriterConfig | undefined,
  clock: ProgressClock,
  signal: AbortSignal | undefined,
): Promise<Script> {
  const { writeWithModel } = await import('../../script/writers/model/write-with-model.ts');
  const onProgress = (done: number, total: number) => clock.update('write', done, total);
  return writeWithModel(document, options, { model, signal, onProgress });
}

export function describeDocument({ words, pages }: Pick<Document['metadata'], 'words' | 'pages'>): string {
  const said = `${words.toLocaleString('en')} words`;
  return pages ? `${pages} ${pages === 1 ? 'page' : 'pages'}, ${said}` : said;
}

export function describeScript({ turns, length }: Script): string {
  return `${turns.length} turns, about ${spokenLength(length.estimatedSeconds)}`;
}
