import path from 'node:path';
import type { Script } from '../../kernel/artifacts.ts';
import { AppError } from '../../kernel/errors.ts';
import { ownBlob } from '../../platform/blobs/registry.ts';
import { storeBlob } from '../../platform/blobs/store-blob.ts';
import { castSpeakers } from '../cast-speakers.ts';
import type { ProgressClock } from '../progress-clock.ts';
import { describeDocument, describeScript, scriptOptions } from '../read-and-write.ts';
import type { Service } from '../service.ts';
import { fetchDocument } from '../store/documents.ts';
import { sayEpisodeChanged } from '../store/episodes.ts';
import { addScript, findScript } from '../store/scripts.ts';
import type { SourceFacts, WorkflowTables } from '../store/tables.ts';
import { runTextTask } from '../text-processes/run-text-task.ts';
import { fileName, type KeptSource, readKeptSource } from './read-kept-source.ts';
import type { Run } from './run.ts';

interface Written {
  script: Script;
  /** The path of its Document. */
  document: string | undefined;
}

interface Read {
  /** The path of the Document. */
  document: string;
  /** Where it lies in the store. */
  key: string;
  facts: ReadFacts;
}

/** What is said of the sources together, and what their script goes by. */
type ReadFacts = Pick<SourceFacts, 'words' | 'pages' | 'language'>;

/**
 * The script as it stands, or a new one of the sources, kept with the Document it rests on.
 *
 * @param folder of the run, in which the Document is put
 */
export async function scriptOfRun(
  service: Service,
  run: Run,
  clock: ProgressClock,
  folder: string,
): Promise<Written> {
  const { episode } = run;
  if (episode.revision > 0) {
    const { script } = await findScript(service.database.as(), episode);
    const document = episode.document_key
      ? await fetchDocument(service, episode.document_key, folder)
      : undefined;
    clock.finish('read', document && describeDocument(await factsOfSources(service, run)));
    clock.finish('write', describeScript(script));
    return { script, document };
  }
  clock.start('read');
  const read = await readSources(service, run, clock, folder);
  clock.finish('read', describeDocument(read.facts));
  clock.start('write');
  const script = await writeScriptOf(service, run, read, clock);
  clock.finish('write', describeScript(script));
  await keepScript(service, run, script, read.key);
  return { script, document: read.document };
}

async function factsOfSources({ database }: Service, run: Run): Promise<Pick<ReadFacts, 'words' | 'pages'>> {
  const rows = await database
    .as<WorkflowTables>()
    .selectFrom('episode_sources')
    .innerJoin('sources', 'sources.id', 'episode_sources.source_id')
    .select('sources.facts')
    .where('episode_sources.episode_id', '=', run.episode.id)
    .execute();
  const facts = rows.flatMap((row) => row.facts ?? []);
  const pages = facts.reduce((sum, each) => sum + (each.pages ?? 0), 0);
  const words = facts.reduce((sum, each) => sum + each.words, 0);
  return facts.every((each) => each.pages !== undefined) ? { words, pages } : { words };
}

async function readSources(service: Service, run: Run, clock: ProgressClock, folder: string): Promise<Read> {
  const ids = await service.database
    .as<WorkflowTables>()
    .selectFrom('episode_sources')
    .select('source_id')
    .where('episode_id', '=', run.episode.id)
    .orderBy('position')
    .execute();
  const kept: KeptSource[] = [];
  for (const [index, { source_id }] of ids.entries()) {
    const onProgress = (done: number, total: number) =>
      clock.update('read', index + (total > 0 ? done / total : 0), ids.length);
    const read = await readKeptSource(service, source_id, { signal: run.signal, onProgress });
    if (!read) throw new AppError('conflict', 'A source of this episode is not complete.');
    kept.push(read);
  }
  const [first] = kept;
  if (kept.length !== 1 || !first) return together(service, run, kept, folder);
  return { document: await fetchDocument(service, first.key, folder), key: first.key, facts: first.facts };
}

/** Several files as one source; the Document belongs to the episode. */
async function together(
  service: Service,
  run: Run,
  kept: readonly KeptSource[],
  folder: string,
): Promise<Read> {
  const document = path.join(folder, 'document.json');
  const documents: string[] = [];
  for (const [index, { key }] of kept.entries())
    documents.push(await fetchDocument(service, key, path.join(folder, 'documents', String(index))));
  const how = { signal: run.signal };
  const facts =
    (await runTextTask('compose', { documents, to: document }, how)) ??
    (await readTogether(service, run, kept, { folder, to: document }));
  const { key } = await storeBlob(service, {
    key: `episodes/${run.episode.id}/${run.id}/document.json`,
    organizationId: run.episode.organization_id,
    mediaType: 'application/json',
    content: { path: document },
  });
  return { document, key, facts };
}

/** Pictures beside each other are pages of one handout: their files are read once more, as one. */
async function readTogether(
  service: Service,
  run: Run,
  kept: readonly KeptSource[],
  { folder, to }: { folder: string; to: string },
): Promise<ReadFacts> {
  const files: string[] = [];
  for (const [index, { source }] of kept.entries()) {
    const file = path.join(folder, 'originals', String(index), fileName(source));
    await service.blobs.fetch(source.blob_key as string, file);
    files.push(file);
  }
  return runTextTask('read', { files, to }, { signal: run.signal });
}

function writeScriptOf(
  { config }: Service,
  run: Run,
  { document, facts }: Read,
  clock: ProgressClock,
): Promise<Script> {
  const { options } = run.episode;
  const language = options.language;
  const speakers = castSpeakers(options, language ?? facts.language, config);
  const ask = { document, language, options: scriptOptions(options, speakers) };
  const how = {
    minutes: options.targetMinutes,
    signal: run.signal,
    onProgress: (done: number, total: number) => clock.update('write', done, total),
  };
  if (options.writer !== 'model') return runTextTask('script', ask, how);
  return runTextTask('model_script', { ...ask, model: config.writer }, how);
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
      .set({ revision, document_key: documentKey, ...(episode.title_given ? {} : { title: script.title }) })
      .where('id', '=', episode.id)
      .execute();
    await sayEpisodeChanged(service, trx, episode);
  });
  episode.revision = 1;
}
