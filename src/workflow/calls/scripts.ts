import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Principal } from '../../accounts/principal.ts';
import type { Script, Turn } from '../../kernel/artifacts.ts';
import { compact } from '../../kernel/compact.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { enqueueMaking } from '../job-definitions/enqueue-making.ts';
import type { Service } from '../service.ts';
import { type EpisodeRow, findEpisode, lockEpisodeFor, notifyEpisodeChanged } from '../store/episodes.ts';
import { addScript, findScript, type ScriptState } from '../store/scripts.ts';
import type { Call } from './call.ts';

/** Somebody waits for one line; whole episodes can wait a second more. */
const ONE_LINE_PRIORITY = 10;

export const readScript: Call<'readScript'> = async (service, who, { params }) => {
  const db = service.database.db;
  return viewOf(await findScript(db, await findEpisode(db, who, params.episodeId)));
};

/** The takes of all other turns and the reels without this one are found in the cache again. */
export const changeTurn: Call<'changeTurn'> = (service, who, { params, body }) =>
  revise(service, who, params.episodeId, async (trx, row) => {
    const current = await findScript(trx, row);
    if (current.revision !== body.revision)
      throw new AppError('conflict', 'The script was changed since you opened it. Load it again.', {
        details: { revision: current.revision },
      });
    const script = withTurn(current.script, params.turnId, body.text);
    if (!script) throw new AppError('not_found', 'There is no such turn in this script.');
    const parent = current.revision;
    const entry = { episodeId: row.id, script, parent, authorId: who.userId };
    return { revision: await addScript(trx, entry), script, parent };
  });

export const undoScript: Call<'undoScript'> = (service, who, { params }) =>
  revise(service, who, params.episodeId, async (trx, row) => {
    const { parent } = await findScript(trx, row);
    if (parent === null) throw new AppError('conflict', 'There is no change of the script to take back.');
    return findScript(trx, { id: row.id, revision: parent });
  });

/** Makes another revision the current one and has it rendered. */
async function revise(
  service: Service,
  who: Principal,
  episodeId: string,
  choose: (trx: Transaction<Tables>, row: EpisodeRow) => Promise<ScriptState>,
) {
  const state = await service.database.db.transaction().execute(async (trx) => {
    const row = await lockEpisodeFor(trx, who, episodeId, 'episode.edit');
    if (row.status === 'queued' || row.status === 'running')
      throw new AppError('conflict', 'The episode is being made; wait until it is finished, or cancel it.');
    const chosen = await choose(trx, row);
    await trx
      .updateTable('episodes')
      .set({ revision: chosen.revision, render_id: randomUUID(), status: 'queued' })
      .set({ error: null, progress: null, updated_at: sql<Date>`now()` })
      .where('id', '=', row.id)
      .execute();
    await enqueueMaking(service, trx, row, ONE_LINE_PRIORITY);
    await notifyEpisodeChanged(service, trx, row);
    return chosen;
  });
  return viewOf(state);
}

function viewOf({ revision, script, parent }: ScriptState) {
  return { revision, script, canUndo: parent !== null };
}

/** The script with one turn's words replaced; undefined when it has no such turn. */
export function withTurn(script: Script, turnId: string, text: string): Script | undefined {
  if (!script.turns.some(({ id }) => id === turnId)) return undefined;
  return { ...script, turns: script.turns.map((turn) => (turn.id === turnId ? reworded(turn, text) : turn)) };
}

function reworded({ foreign, ...turn }: Turn, text: string): Turn {
  const remaining = foreign?.filter((stretch) => text.includes(stretch.text)) ?? [];
  return compact({
    ...turn,
    text,
    refs: turn.refs.map((ref) => ({ ...ref, edit: 'generated' as const, changes: ['reworded by hand'] })),
    foreign: remaining.length > 0 ? remaining : undefined,
  });
}
