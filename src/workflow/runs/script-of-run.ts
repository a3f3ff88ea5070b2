import type { OnProgress, Script } from '../../kernel/artifacts.ts';
import { compact } from '../../kernel/compact.ts';
import { oneLine } from '../../kernel/rules/one-line.ts';
import type { Received } from '../../platform/blobs/receive.ts';
import { ownBlob } from '../../platform/blobs/registry.ts';
import { castSpeakers, voicesAsked } from '../cast-speakers.ts';
import { castingSetup } from '../consents/own-voices.ts';
import type { ProgressClock } from '../pipeline/progress-clock.ts';
import { describeDocument, describeScript, scriptOptions } from '../pipeline/read-and-write.ts';
import type { Service } from '../service.ts';
import { fetchDocument } from '../store/documents.ts';
import { notifyEpisodeChanged } from '../store/episodes.ts';
import { addScript, findScript } from '../store/scripts.ts';
import { runTextTask } from '../text-processes/run-text-task.ts';
import { brandRun, heldScript } from './brand-run.ts';
import { fetchEpisodeDocument } from './episode-document.ts';
import { composeSources, type ReadFacts, readSources, storeComposed } from './read-sources.ts';
import type { Run } from './run.ts';
import { writeByModel } from './write-by-model.ts';

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
  /** Of a Document that belongs to the episode alone: as it was written. */
  own?: Received;
}

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
    const { script } = await findScript(service.database.db, episode);
    const document = await fetchEpisodeDocument(service, episode, folder, run.signal);
    clock.finish('read', document && describeDocument(await factsOfSources(service, run)));
    clock.finish('write', describeScript(script));
    return { script, document };
  }
  clock.start('read');
  const read = await readAll(service, run, clock, folder);
  clock.finish('read', describeDocument(read.facts));
  clock.start('write');
  await brandRun(service, run, read.facts.language);
  const script = await heldScript(service, run, await writeScriptOf(service, run, read, clock, folder));
  clock.finish('write', describeScript(script));
  await keepScript(service, run, script, read);
  return { script, document: read.document };
}

async function factsOfSources({ database }: Service, run: Run): Promise<Pick<ReadFacts, 'words' | 'pages'>> {
  const rows = await database.db
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

async function readAll(service: Service, run: Run, clock: ProgressClock, folder: string): Promise<Read> {
  const { episode, signal } = run;
  const onProgress: OnProgress = (done, total) => clock.update('read', done, total);
  const sources = await readSources(service, episode.id, { signal, onProgress });
  const [first] = sources;
  if (sources.length === 1 && first)
    return { document: await fetchDocument(service, first.key, folder), key: first.key, facts: first.facts };
  const { document, facts } = await composeSources(service, sources, folder, signal);
  const key = `episodes/${episode.id}/${run.id}/document.json`;
  return { document, key, facts, own: await storeComposed(service, episode, key, document) };
}

async function writeScriptOf(
  service: Service,
  run: Run,
  { document, facts }: Read,
  clock: ProgressClock,
  folder: string,
): Promise<Script> {
  const { options, organization_id, owner_id } = run.episode;
  const language = options.language;
  const cast = { organizationId: organization_id, ownerId: owner_id };
  const setup = await castingSetup(service, cast, voicesAsked(options));
  const speakers = castSpeakers(options, language ?? facts.language, setup);
  const ask = { document, language, options: scriptOptions(options, speakers) };
  const how = {
    minutes: options.targetMinutes,
    signal: run.signal,
    onProgress: (done: number, total: number) => clock.update('write', done, total),
  };
  if (options.writer !== 'model') return runTextTask('script', ask, how);
  return writeByModel(service, organization_id, ask, how, folder);
}

async function keepScript(
  service: Service,
  run: Run,
  script: Script,
  { key: documentKey, own }: Read,
): Promise<void> {
  const { episode } = run;
  await run.commit(async (trx) => {
    if (own) await ownBlob(trx, documentKey, own);
    const revision = await addScript(trx, {
      episodeId: episode.id,
      script,
      parent: null,
      authorId: null,
      occasion: 'written',
    });
    await trx
      .updateTable('episodes')
      .set(
        compact({
          revision,
          document_key: documentKey,
          title: episode.title_given ? undefined : oneLine(script.title),
        }),
      )
      .where('id', '=', episode.id)
      .execute();
    await notifyEpisodeChanged(service, trx, episode);
  });
  episode.revision = 1;
}
