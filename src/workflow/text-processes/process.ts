import { readFile, writeFile } from 'node:fs/promises';
import type { Document } from '../../kernel/artifacts.ts';
import { answerTasks, type TaskContext } from '../../platform/processes/answer-tasks.ts';
import type { ScriptOptions } from '../../script/options.ts';
import type { TextTask, TextTasks, WritingAsk } from './tasks.ts';

/*
 * The process's side of the table of tasks. What a task needs is loaded with the first of its kind: a
 * process that only looks passages up stays small.
 */

type Handlers = {
  [K in TextTask]: (
    ask: TextTasks[K]['ask'],
    context: TaskContext,
  ) => TextTasks[K]['give'] | Promise<TextTasks[K]['give']>;
};

const HANDLERS: Handlers = {
  async warm() {
    const [{ writeScript }, { factsOf }, { practiceDocument }, { chooseSpeakers }] = await Promise.all([
      import('../../script/write-script.ts'),
      import('../document-facts.ts'),
      import('../practice-document.ts'),
      import('../pipeline/choose-speakers.ts'),
      import('../../speech/plan-script.ts'),
    ]);
    const document = practiceDocument();
    factsOf(document);
    const speakers = chooseSpeakers({ format: 'deep_dive', language: 'en' });
    writeScript(document, { format: 'deep_dive', targetMinutes: 1, speakers });
    return undefined;
  },

  async read({ files, to }, { signal, onProgress }) {
    const { readDocuments } = await import('../../documents/read-documents.ts');
    return write(to, await readDocuments(files, { signal, onProgress }));
  },

  async measure({ document }) {
    const { factsOf } = await import('../document-facts.ts');
    return factsOf(await documentAt(document));
  },

  async compose({ documents: paths, to }) {
    const { canCompose, composeDocuments } = await import('../../documents/compose-documents.ts');
    const documents = await Promise.all(paths.map(documentAt));
    return canCompose(documents) ? write(to, composeDocuments(documents)) : undefined;
  },

  async script(ask) {
    const [{ writeScript }, writing] = await Promise.all([
      import('../../script/write-script.ts'),
      writingOf(ask),
    ]);
    return writeScript(writing.document, writing.options);
  },

  async model_script({ model, ...ask }, { signal, onProgress }) {
    const [{ writeWithModel }, { document, options }] = await Promise.all([
      import('../../script/writers/model/write-with-model.ts'),
      writingOf(ask),
    ]);
    return writeWithModel(document, options, { model, signal, onProgress });
  },

  async plan({ script, pronunciations, setup }) {
    const { planScript } = await import('../../speech/plan-script.ts');
    return planScript(script, { pronunciations, setup });
  },

  async unheard({ script, pronunciations, setup }) {
    const { unheardEntries } = await import('../../speech/pronunciation/unheard-entries.ts');
    return unheardEntries(script, pronunciations, setup);
  },

  async publish({ texts, document }) {
    const { writeSideFiles } = await import('../pipeline/side-files.ts');
    return writeSideFiles(texts, document === undefined ? undefined : await documentAt(document));
  },

  async waveform({ peaks }) {
    const { drawWaveform } = await import('../store/waveform.ts');
    return drawWaveform(await readFile(peaks, 'utf8'));
  },

  async passage({ document, sentenceId }) {
    const { findPassage } = await import('../passage.ts');
    return findPassage(await documentAt(document), sentenceId);
  },

  async excerpts({ turns, words }) {
    const { excerptOf } = await import('./excerpt.ts');
    return turns.map((json) => excerptOf(JSON.parse(json), words));
  },
};

answerTasks(HANDLERS);

async function documentAt(path: string): Promise<Document> {
  return JSON.parse(await readFile(path, 'utf8')) as Document;
}

async function write(path: string, document: Document): Promise<Document['metadata']> {
  await writeFile(path, JSON.stringify(document));
  return document.metadata;
}

async function writingOf(ask: WritingAsk): Promise<{ document: Document; options: ScriptOptions }> {
  const { wordsAMinute } = await import('../pipeline/speaking-pace.ts');
  const read = await documentAt(ask.document);
  const language = ask.language ?? read.metadata.language;
  const document = { ...read, metadata: { ...read.metadata, language } };
  const wordsPerMinute = ask.options.wordsPerMinute ?? wordsAMinute(document, ask.options.speakers);
  return { document, options: { ...ask.options, wordsPerMinute } };
}
