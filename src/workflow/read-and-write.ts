import { readDocument } from '../documents/read-document.ts';
import type { Audience, Document, Script, ScriptFormat, Tone } from '../kernel/artifacts.ts';
import { throwIfCancelled } from '../kernel/errors.ts';
import { writeScript } from '../script/write-script.ts';
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
  tone?: Tone | undefined;
  audience?: Audience | undefined;
  /** Ids of the catalogue, one a speaker. */
  voiceIds?: readonly string[] | undefined;
  /** One a speaker. */
  names?: readonly string[] | undefined;
}

/** The first two stages: file -> Document -> Script. Throws what the two rooms throw. */
export async function readAndWrite(
  documentPath: string,
  choices: WritingChoices,
  clock: ProgressClock,
  signal: AbortSignal | undefined,
): Promise<{ document: Document; script: Script }> {
  // A wrong voice is a fault of the request: it is said before a long document is read.
  chooseSpeakers({ ...choices, language: 'en' });
  clock.start('read');
  const document = await readDocument(documentPath, {
    ...(signal ? { signal } : {}),
    onProgress: (done, total) => clock.update('read', done, total),
  });
  clock.finish('read', describeDocument(document));
  throwIfCancelled(signal);
  clock.start('write');
  const { format, targetMinutes, focus, tone, audience } = choices;
  const speakers = chooseSpeakers({ ...choices, language: document.metadata.language });
  const script = writeScript(document, {
    ...{ format, targetMinutes, speakers, wordsPerMinute: wordsAMinute(document, speakers) },
    ...(focus ? { focus } : {}),
    ...(tone ? { tone } : {}),
    ...(audience ? { audience } : {}),
  });
  clock.finish('write', describeScript(script));
  return { document, script };
}

function describeDocument({ metadata }: Document): string {
  const words = `${metadata.words.toLocaleString('en')} words`;
  return metadata.pages ? `${metadata.pages} ${metadata.pages === 1 ? 'page' : 'pages'}, ${words}` : words;
}

function describeScript({ turns, length }: Script): string {
  return `${turns.length} turns, about ${spokenLength(length.estimatedSeconds)}`;
}
