import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { canCompose, composeDocuments } from '../../documents/compose-documents.ts';
import { readDocuments } from '../../documents/read-documents.ts';
import type { Document, Script } from '../../kernel/artifacts.ts';
import { AppError } from '../../kernel/errors.ts';
import { oneLine } from '../../kernel/rules/one-line.ts';
import { ownBlob } from '../../platform/blobs/registry.ts';
import { storeBlob } from '../../platform/blobs/store-blob.ts';
import type { ScriptOptions } from '../../script/options.ts';
import { castSpeakers } from '../cast-speakers.ts';
import type { ProgressClock } from '../progress-clock.ts';
import { describeDocument, describeScript, writeFrom } from '../read-and-write.ts';
import { scratchFolder } from '../scratch.ts';
import type { Service } from '../service.ts';
import { loadDocument } from '../store/documents.ts';
import { sayEpisodeChanged } from '../store/episodes.ts';
import { addScript, findScript } from '../store/scripts.ts';
import type { SourceRow } from '../store/sources.ts';
import type { WorkflowTables } from '../store/tables.ts';
import { writeInThread } from '../writing-thread/write-in-thread.ts';
import { fileName, readKeptSource } from './read-kept-source.ts';
import type { Run } from './run.ts';

interface Written {
  script: Script;
  document: Document | undefined;
}

interface Read {
  document: Document;
  /** Where it lies. */
  key: string;
}

interface Kept extends Read {
  source: SourceRow;
}

/** The script as it stands, or a new one of the sources, kept with the Document it rests on. */
export async function scriptOfRun(service: Service, run: Run, clock: ProgressClock): Promise<Written> {
  const { episode } = run;
  if (episode.revision > 0) {
    const { script } = await findScript(service.database.as(), episode);
    const document = episode.document_key ? await loadDocument(service, episode.document_key) : undefined;
    clock.finish('read', document ? describeDocument(document) : undefined);
    clock.finish('write', describeScript(script));
    return { script, document };
  }
  clock.start('read');
  const read = await readSources(service, run, clock);
  clock.finish('read', describeDocument(read.document));
  const script = await writeScriptOf(service, run, read.document, clock);
  await keepScript(service, run, script, read.key);
  return { script, document: read.document };
}

async function readSources(service: Service, run: Run, clock: ProgressClock): Promise<Read> {
  const ids = await service.database
    .as<WorkflowTables>()
    .selectFrom('episode_sources')
    .select('source_id')
    .where('episode_id', '=', run.episode.id)
    .orderBy('position')
    .execute();
  const kept: Kept[] = [];
  for (const [index, { source_id }] of ids.entries()) {
    const onProgress = (done: number, total: number) =>
      clock.update('read', index + (total > 0 ? done / total : 0), ids.length);
    const read = await readKeptSource(service, source_id, { signal: run.signal, onProgress });
    if (!read) throw new AppError('conflict', 'A source of this episode is not complete.');
    kept.push(read);
  }
  const [first] = kept;
  return kept.length === 1 && first ? first : together(service, run, kept);
}

/** Several files as one source; the Document belongs to the episode. */
async function together(service: Service, run: Run, kept: readonly Kept[]): Promise<Read> {
  const documents = kept.map(({ document }) => document);
  const document = canCompose(documents)
    ? composeDocuments(documents)
    : await readTogether(service, run, kept);
  const { key } = await storeBlob(service, {
    key: `episodes/${run.episode.id}/${run.id}/document.json`,
    organizationId: run.episode.organization_id,
    mediaType: 'application/json',
    content: Buffer.from(JSON.stringify(document)),
  });
  return { document, key };
}

/** Pictures beside each other are pages of one handout: their files are read once more, as one. */
async function readTogether(service: Service, run: Run, kept: readonly Kept[]): Promise<Document> {
  const folder = await mkdtemp(path.join(await scratchFolder(service.config), 'sources-'));
  try {
    const files: string[] = [];
    for (const [index, { source }] of kept.entries()) {
      const file = path.join(folder, String(index), fileName(source));
      await service.blobs.fetch(source.blob_key as string, file);
      files.push(file);
    }
    return await readDocuments(files, { signal: run.signal });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeScriptOf(
  { config }: Service,
  run: Run,
  read: Document,
  clock: ProgressClock,
): Promise<Script> {
  const { options } = run.episode;
  const language = options.language ?? read.metadata.language;
  const document = { ...read, metadata: { ...read.metadata, language } };
  const { format, targetMinutes, focus, tone, audience, writer } = options;
  const speakers = castSpeakers(options, language, config);
  const choices = { format, targetMinutes, focus, tone, audience, writer, speakers, setup: config };
  // In a thread: requests are answered by this process, too.
  const write = (given: Document, how: ScriptOptions) => writeInThread(given, how, run.signal);
  return writeFrom(document, choices, clock, run.signal, config.writer, write);
}

async function keepScript(service: Service, run: Run, script: Script, documentKey: string): Promise<void> {
  const { episode } = run;
  const own = documentKey.startsWith(`episodes/${episode.id}/`);
  const facts = own ? await service.blobs.facts(documentKey) : undefined;
  await run.commit(async (trx) => {
    if (facts) await ownBlob(trx, documentKey, { bytes: facts.bytes, sha256: '' });
    const revision = await addScript(trx, { episodeId: episode.id, script, parent: null, authorId: null });
    await trx
      .updateTable('episodes')
      .set({
        revision,
        document_key: documentKey,
        ...(episode.title_given ? {} : { title: oneLine(script.title) }),
      })
      .where('id', '=', episode.id)
      .execute();
    await sayEpisodeChanged(service, trx, episode);
  });
  episode.revision = 1;
}
