import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import * as Y from 'yjs';
import { ZodError } from 'zod';
import type { Principal } from '../../accounts/principal.ts';
import type { Script } from '../../kernel/artifacts.ts';
import { compact } from '../../kernel/compact.ts';
import { AppError } from '../../kernel/errors.ts';
import { countChanges } from '../../kernel/live-script/compare-scripts.ts';
import { liveTurns } from '../../kernel/live-script/document.ts';
import { readLiveScript } from '../../kernel/live-script/read.ts';
import type { Action } from '../../kernel/rules/policies.ts';
import type { ScriptOccasion } from '../../kernel/rules/script-occasions.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { reopenChanged } from '../approvals/reopen-changed.ts';
import { withEpisodeDocument } from '../runs/episode-document.ts';
import type { Service } from '../service.ts';
import { withOwnSounds } from '../sounds/own-sounds.ts';
import { type EpisodeRow, findEpisode, lockEpisodeFor } from '../store/episodes.ts';
import { addUpdate, holdStored, loadStored, openStored, putState } from '../store/live-scripts.ts';
import { addScript, findScript, nameScript, type ScriptState, takeAuthors } from '../store/scripts.ts';
import { runTextTask } from '../text-processes/run-text-task.ts';

export interface Occasion {
  occasion: ScriptOccasion;
  name?: string | undefined;
}

/**
 * Holds an episode for a change that the policies grant the caller, writes its live script down, and goes on
 * with what stands there then.
 *
 * @throws AppError not_found, not_allowed; script_invalid where no line is left
 */
export async function afterWritingDown<T>(
  service: Service,
  who: Principal,
  episodeId: string,
  action: Action,
  occasion: Occasion,
  then: (trx: Transaction<Tables>, row: EpisodeRow, written: ScriptState) => Promise<T>,
): Promise<T> {
  const { db } = service.database;
  const sentences = await addedSentences(service, await findEpisode(db, who, episodeId));
  return db.transaction().execute(async (trx) => {
    const row = await lockEpisodeFor(trx, who, episodeId, action);
    return then(
      trx,
      row,
      await writeDown(service, trx, row, sentences, { ...occasion, authorId: who.userId }),
    );
  });
}

/**
 * Makes a version of the live script, where it differs from the one before; what nobody edits live is as it was
 * written. What was approved of the one before is reopened. The caller holds the episode's row.
 *
 * @param sentences of `addedSentences`
 */
export async function writeDown(
  service: Pick<Service, 'events'>,
  trx: Queries,
  episode: { id: string; revision: number },
  sentences: Script['sentences'],
  { occasion, name, authorId }: Occasion & { authorId: string | null },
): Promise<ScriptState> {
  await holdStored(trx, episode.id);
  const stored = await loadStored(trx, episode.id);
  if (!stored) {
    const written = await findScript(trx, episode);
    if (name !== undefined) await nameScript(trx, episode.id, written.revision, name);
    return written;
  }
  const base = await findScript(trx, { id: episode.id, revision: stored.revision });
  const script = stored.changed
    ? await withOwnSounds(trx, episode.id, scriptOf(stored.doc, base.script, sentences))
    : base.script;
  if (isDeepStrictEqual(script, base.script)) {
    if (stored.changed) await putState(trx, episode.id, stored, { ...stored, changed: false });
    if (name !== undefined) await nameScript(trx, episode.id, base.revision, name);
    return base;
  }
  const changes = countChanges(base.script, script);
  const entry = compact<Parameters<typeof addScript>[1]>({
    episodeId: episode.id,
    script,
    parent: base.revision,
    authorId,
    occasion,
    name,
    changes,
  });
  const revision = await addScript(trx, entry);
  await takeAuthors(trx, episode.id, revision);
  await putState(trx, episode.id, stored, { revision, changed: false });
  await reopenChanged(service, trx, episode.id, authorId);
  return { revision, script, parent: base.revision };
}

/** The live script as it stands, without writing it down; undefined: nobody edits it live. */
export async function readAsItStands(
  service: Service,
  episode: EpisodeRow,
): Promise<{ base: ScriptState; script: Script } | undefined> {
  const { db } = service.database;
  const stored = await loadStored(db, episode.id);
  if (!stored) return undefined;
  const base = await findScript(db, { id: episode.id, revision: stored.revision });
  if (!stored.changed) return { base, script: base.script };
  const sentences = await sentencesOf(service, episode, missingIn(stored.doc, base.script));
  const script = await withOwnSounds(db, episode.id, scriptOf(stored.doc, base.script, sentences));
  return { base, script };
}

/** Changes the live script from outside of any room: those who have it open see it at once. */
export async function changeLive(
  trx: Queries,
  episode: { id: string; revision: number },
  authorId: string,
  edit: (doc: Y.Doc) => void,
): Promise<void> {
  const { doc } = await openStored(trx, episode);
  const updates: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(update));
  edit(doc);
  if (updates.length > 0) await addUpdate(trx, episode.id, Y.mergeUpdates(updates), [authorId]);
  doc.destroy();
}

/** Sentences of the source that turns of the live script rest on, and its last version has not. */
export async function addedSentences(service: Service, episode: EpisodeRow): Promise<Script['sentences']> {
  const { db } = service.database;
  const stored = await loadStored(db, episode.id);
  if (!stored?.changed) return {};
  const base = await findScript(db, { id: episode.id, revision: stored.revision });
  return sentencesOf(service, episode, missingIn(stored.doc, base.script));
}

function missingIn(doc: Y.Doc, base: Script): string[] {
  const used = liveTurns(doc).flatMap(({ refs }) => refs.map(({ sentenceId }) => sentenceId));
  return [...new Set(used)].filter((id) => !(id in base.sentences));
}

async function sentencesOf(
  service: Service,
  episode: EpisodeRow,
  ids: string[],
): Promise<Script['sentences']> {
  if (ids.length === 0 || !episode.document_key) return {};
  const find = (document: string) => runTextTask('sentences', { document, ids });
  return (await withEpisodeDocument(service, episode, find)) ?? {};
}

function scriptOf(doc: Y.Doc, base: Script, sentences: Script['sentences']): Script {
  try {
    return readLiveScript(doc, base, sentences);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    throw new AppError('script_invalid', 'Nothing is left to be said: write a line first.', { cause: error });
  }
}
