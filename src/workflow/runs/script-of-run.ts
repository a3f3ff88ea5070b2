import type { Document, OnProgress, Script } from '../../kernel/artifacts.ts';
import { oneLine } from '../../kernel/rules/one-line.ts';
import type { Received } from '../../platform/blobs/receive.ts';
import { ownBlob } from '../../platform/blobs/registry.ts';
import type { ScriptOptions } from '../../script/options.ts';
import { castSpeakers } from '../cast-speakers.ts';
import type { ProgressClock } from '../progress-clock.ts';
import { describeDocument, describeScript, writeFrom } from '../read-and-write.ts';
import type { Service } from '../service.ts';
import { sayEpisodeChanged } from '../store/episodes.ts';
import { addScript, findScript } from '../store/scripts.ts';
import { writeInThread } from '../writing-thread/write-in-thread.ts';
import { episodeDocument } from './episode-document.ts';
import { composeSources, readSources, storeComposed } from './read-sources.ts';
import type { Run } from './run.ts';

interface Written {
  script: Script;
  document: Document | undefined;
}

interface Read {
  document: Document;
  /** Where it lies. */
  key: string;
  /** Of a Document that belongs to the episode alone: as it was written. */
  own?: Received;
}

/** The script as it stands, or a new one of the sources, kept with the Document it rests on. */
export async function scriptOfRun(service: Service, run: Run, clock: ProgressClock): Promise<Written> {
  const { episode } = run;
  if (episode.revision > 0) {
    const { script } = await findScript(service.database.as(), episode);
    const document = await episodeDocument(service, episode, run.signal);
    clock.finish('read', document ? describeDocument(document) : undefined);
    clock.finish('write', describeScript(script));
    return { script, document };
  }
  clock.start('read');
  const read = await readAll(service, run, clock);
  clock.finish('read', describeDocument(read.document));
  const script = await writeScriptOf(service, run, read.document, clock);
  await keepScript(service, run, script, read);
  return { script, document: read.document };
}

async function readAll(service: Service, run: Run, clock: ProgressClock): Promise<Read> {
  const { episode, signal } = run;
  const onProgress: OnProgress = (done, total) => clock.update('read', done, total);
  const kept = await readSources(service, episode.id, { signal, onProgress });
  const [first] = kept;
  if (kept.length === 1 && first) return { document: first.document, key: first.key };
  const document = await composeSources(service, kept, signal);
  const key = `episodes/${episode.id}/${run.id}/document.json`;
  return { document, key, own: await storeComposed(service, episode, key, document) };
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

async function keepScript(
  service: Service,
  run: Run,
  script: Script,
  { key: documentKey, own }: Read,
): Promise<void> {
  const { episode } = run;
  await run.commit(async (trx) => {
    if (own) await ownBlob(trx, documentKey, own);
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
