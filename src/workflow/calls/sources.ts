import { randomUUID } from 'node:crypto';
import { oneLine } from '../../kernel/rules/one-line.ts';
import { ownBlob } from '../../platform/blobs/registry.ts';
import { storeBlob } from '../../platform/blobs/store-blob.ts';
import { checkUrl } from '../../platform/web-fetch/check-url.ts';
import { FETCH_SOURCE, READ_SOURCE } from '../job-definitions/definitions.ts';
import type { Service } from '../service.ts';
import { cutPage, followsCursor } from '../store/paging.ts';
import {
  findSource,
  findSourceFor,
  notifySourceChanged,
  type SourceRow,
  sourceView,
} from '../store/sources.ts';
import { expectShow } from '../warm-up.ts';
import type { Call } from './call.ts';

/** A pasted text is called by its first words. */
const NAME_LENGTH = 60;
const LOOKED_AT = 500;

export const listSources: Call<'listSources'> = async ({ database }, who, { query }) => {
  const rows = await database.db
    .selectFrom('sources')
    .selectAll()
    .where('organization_id', '=', who.organizationId)
    .where('removed_at', 'is', null)
    .where(followsCursor(query.cursor))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute();
  const { page, ...rest } = cutPage(rows, query.limit);
  return { sources: page.map(sourceView), ...rest };
};

export const createSource: Call<'createSource'> = async (service, who, { body }) => {
  expectShow();
  await service.space.refuseUnlessRoom(0);
  const base = {
    id: randomUUID(),
    organization_id: who.organizationId,
    owner_id: who.userId,
    kind: body.kind,
    created_at: new Date(),
  };
  if (body.kind === 'url') {
    // What can be told from its spelling is refused at once; the rest when its name was looked up.
    checkUrl(body.url, service.config.service.fetchAllowed);
    const row = { ...base, name: shortAddress(body.url), status: 'fetching' as const, url: body.url };
    return sourceView(await insertAndRead(service, row));
  }
  const content = Buffer.from(body.text);
  const blob = await storeBlob(service, {
    key: `sources/${base.id}/original`,
    organizationId: who.organizationId,
    mediaType: 'text/plain',
    content,
  });
  const name = body.name ?? firstWords(body.text);
  const row = {
    ...base,
    name,
    status: 'reading' as const,
    bytes: blob.bytes,
    sha256: blob.sha256,
    blob_key: blob.key,
  };
  return sourceView(await insertAndRead(service, row));
};

/** The row, its file and the job that reads it: all of them or none. */
async function insertAndRead(
  service: Service,
  row: Pick<SourceRow, 'id' | 'organization_id' | 'owner_id' | 'kind' | 'name' | 'status' | 'created_at'> &
    Partial<SourceRow>,
): Promise<SourceRow> {
  const { facts: _facts, error: _error, ...values } = row;
  return service.database.db.transaction().execute(async (trx) => {
    if (row.blob_key) await ownBlob(trx, row.blob_key, { bytes: row.bytes ?? 0, sha256: row.sha256 ?? '' });
    const made = await trx.insertInto('sources').values(values).returningAll().executeTakeFirstOrThrow();
    const job = row.blob_key ? READ_SOURCE : FETCH_SOURCE;
    await service.queue.enqueue(trx, job, { sourceId: row.id }, { group: row.organization_id });
    await notifySourceChanged(service, trx, made);
    return made;
  });
}

export const readSource: Call<'readSource'> = async ({ database }, who, { params }) =>
  sourceView(await findSource(database.db, who, params.sourceId));

/** Kept while an episode rests on it: its passages can still be shown. The sweep takes it after that. */
export const deleteSource: Call<'deleteSource'> = async (service, who, { params }) => {
  const source = await findSourceFor(service.database.db, who, params.sourceId, 'source.delete');
  await service.database.db.transaction().execute(async (trx) => {
    await trx.updateTable('sources').set({ removed_at: new Date() }).where('id', '=', source.id).execute();
    await notifySourceChanged(service, trx, source);
  });
  return null;
};

function firstWords(text: string): string {
  // Of a million lines only the first is looked at.
  const line = oneLine(
    text
      .trimStart()
      .slice(0, LOOKED_AT)
      .split(/[\r\n\u2028\u2029]/, 1)[0]
      ?.replace(/^#+\s*/, '') ?? '',
  );
  if (line.length <= NAME_LENGTH) return line || 'Pasted text';
  return `${line.slice(0, NAME_LENGTH).replace(/\s+\S*$/, '')} ...`;
}

function shortAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}`.slice(0, 200);
}
