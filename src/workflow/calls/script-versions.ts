import { findNames } from '../../accounts/people/find-names.ts';
import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import { becomeScript } from '../../kernel/live-script/become-script.ts';
import { compareScripts, countChanges } from '../../kernel/live-script/compare-scripts.ts';
import type { Queries } from '../../platform/db/database.ts';
import { renderRevision } from '../live-script/revise-script.ts';
import { afterWritingDown, changeLive, readAsItStands } from '../live-script/write-down.ts';
import type { Service } from '../service.ts';
import { type EpisodeRow, episodeView, findEpisode, lockEpisodeFor } from '../store/episodes.ts';
import { findPublication } from '../store/publications.ts';
import { findScript, listScripts, nameScript, type VersionRow } from '../store/scripts.ts';
import type { Call } from './call.ts';

type VersionView = CallResponse<'createScriptVersion'>;

export const readScriptChanges: Call<'readScriptChanges'> = async (service, who, { params }) => {
  const row = await findEpisode(service.database.db, who, params.episodeId);
  const sound = await findScript(service.database.db, row);
  const now = await readAsItStands(service, row);
  return {
    soundRevision: sound.revision,
    writtenRevision: now?.base.revision ?? sound.revision,
    changes: countChanges(sound.script, now?.script ?? sound.script),
  };
};

export const renderScript: Call<'renderScript'> = async (service, who, { params }) => {
  const occasion = { occasion: 'render' } as const;
  const row = await afterWritingDown(
    service,
    who,
    params.episodeId,
    'episode.edit',
    occasion,
    (trx, episode, written) => renderRevision(service, trx, episode, written.revision),
  );
  return episodeView(service, row);
};

export const listScriptVersions: Call<'listScriptVersions'> = async (service, who, { params, query }) => {
  const { db } = service.database;
  const row = await findEpisode(db, who, params.episodeId);
  return { versions: await viewsOf(db, row, await listScripts(db, row.id, query)) };
};

export const createScriptVersion: Call<'createScriptVersion'> = async (service, who, { params, body }) => {
  const occasion = { occasion: 'named', name: body.name } as const;
  return afterWritingDown(
    service,
    who,
    params.episodeId,
    'episode.edit',
    occasion,
    (trx, row, { revision }) => versionView(trx, row, revision),
  );
};

export const readScriptVersion: Call<'readScriptVersion'> = async (service, who, { params }) => {
  const { db } = service.database;
  const { id } = await findEpisode(db, who, params.episodeId);
  return (await findVersion(db, id, params.revision)).script;
};

export const nameScriptVersion: Call<'nameScriptVersion'> = async (service, who, { params, body }) =>
  service.database.db.transaction().execute(async (trx) => {
    const row = await lockEpisodeFor(trx, who, params.episodeId, 'episode.edit');
    await nameScript(trx, row.id, params.revision, body.name);
    return versionView(trx, row, params.revision);
  });

export const restoreScriptVersion: Call<'restoreScriptVersion'> = async (service, who, { params }) => {
  const occasion = { occasion: 'restore' } as const;
  return afterWritingDown(
    service,
    who,
    params.episodeId,
    'episode.edit',
    occasion,
    async (trx, row, { revision }) => {
      const { script } = await findVersion(trx, row.id, params.revision);
      await changeLive(trx, row, who.userId, (doc) =>
        becomeScript(doc, script, { by: who.userId, origin: 'restore' }),
      );
      return { kept: revision };
    },
  );
};

export const compareScriptVersions: Call<'compareScriptVersions'> = async (
  service,
  who,
  { params, query },
) => {
  const { db } = service.database;
  const row = await findEpisode(db, who, params.episodeId);
  const from = (await findVersion(db, row.id, query.from)).script;
  const to = query.to === undefined ? await scriptNow(service, row) : await findVersion(db, row.id, query.to);
  return { changes: countChanges(from, to.script), turns: compareScripts(from, to.script) };
};

async function scriptNow(service: Service, row: EpisodeRow) {
  return (await readAsItStands(service, row)) ?? findScript(service.database.db, row);
}

function findVersion(db: Queries, id: string, revision: number) {
  return findScript(db, { id, revision }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') throw noVersion();
    throw error;
  });
}

function noVersion(): AppError {
  return new AppError('not_found', 'There is no such version of the script.');
}

async function versionView(db: Queries, row: EpisodeRow, revision: number): Promise<VersionView> {
  const found = await listScripts(db, row.id, { before: revision + 1, limit: 1 });
  const [view] = await viewsOf(
    db,
    row,
    found.filter((each) => each.revision === revision),
  );
  if (!view) throw noVersion();
  return view;
}

async function viewsOf(db: Queries, row: EpisodeRow, rows: readonly VersionRow[]): Promise<VersionView[]> {
  const names = await findNames(
    db,
    rows.flatMap(({ authors }) => authors),
  );
  const published = await findPublication(db, row.id);
  return rows.map(({ revision, name, occasion, created_at, authors, changes }) => ({
    revision,
    name,
    occasion,
    createdAt: created_at.toISOString(),
    authors: authors.map((id) => ({ id, name: names.get(id) ?? '' })),
    changes,
    isSound: revision === row.revision,
    isPublished: revision === published?.revision,
  }));
}
