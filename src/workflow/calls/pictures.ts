import { randomUUID } from 'node:crypto';
import { AppError } from '../../kernel/errors.ts';
import type { PictureReading } from '../../kernel/stored.ts';
import type { Queries } from '../../platform/db/database.ts';
import { READ_PICTURE, READ_SOURCE } from '../job-definitions/definitions.ts';
import type { Service } from '../service.ts';
import { findSourceFor, notifySourceChanged, type SourceRow, sourceView } from '../store/sources.ts';
import { findPictureModel } from '../writing/organization-model.ts';
import type { Call } from './call.ts';

/** The model is sent the file as it came. */
export const readPicture: Call<'readPicture'> = async (service, who, { params }) => {
  const { config, database, queue } = service;
  const source = await findSourceFor(database.db, who, params.sourceId, 'source.correct');
  refuseOthers(source);
  await refuseUsed(database.db, source);
  const { config: model } = await findPictureModel({ config, db: database.db }, who.organizationId);
  const tryId = randomUUID();
  return change(service, source, async (trx) => {
    await queue.enqueue(trx, READ_PICTURE, { sourceId: source.id, tryId }, { group: source.organization_id });
    return { picture_reading: { tryId, status: 'reading', model: model.model } };
  });
};

export const forgetPictureReading: Call<'forgetPictureReading'> = async (service, who, { params }) => {
  const source = await findSourceFor(service.database.db, who, params.sourceId, 'source.correct');
  if (source.picture_reading?.status === 'corrected')
    throw new AppError('conflict', 'The text of this picture was corrected and is used already.');
  return change(service, source, async () => ({ picture_reading: null }));
};

export const correctPicture: Call<'correctPicture'> = async (service, who, { params, body }) => {
  const { database, queue } = service;
  const source = await findSourceFor(database.db, who, params.sourceId, 'source.correct');
  const read = source.picture_reading;
  if (read?.status !== 'read' && read?.status !== 'corrected')
    throw new AppError('conflict', 'No model has read this picture yet: have it read first.');
  await refuseUsed(database.db, source);
  const reading: PictureReading = { ...read, status: 'corrected', text: body.text };
  return change(service, source, async (trx) => {
    await queue.enqueue(trx, READ_SOURCE, { sourceId: source.id }, { group: source.organization_id });
    return { picture_reading: reading, status: 'reading', progress: 0, document_key: null, error: null };
  });
};

function refuseOthers({ kind, blob_key, media_type, picture_reading }: SourceRow): void {
  if (kind !== 'file' || !blob_key)
    throw new AppError('conflict', 'Only a picture that has arrived can be read by the model.');
  // One that was corrected is known as the text it became.
  if (media_type !== null && !media_type.startsWith('image') && !picture_reading)
    throw new AppError('conflict', 'This source is no picture: its own words can be read.');
  if (picture_reading?.status === 'reading')
    throw new AppError('conflict', 'The model is reading this picture already.');
}

/** What an episode says of its source would no longer stand there. */
async function refuseUsed(db: Queries, { id }: SourceRow): Promise<void> {
  const used = await db
    .selectFrom('episode_sources')
    .select('source_id')
    .where('source_id', '=', id)
    .executeTakeFirst();
  if (used)
    throw new AppError(
      'conflict',
      'An episode is made of this picture already. Add the picture once more to have it read anew.',
    );
}

/** Changes the row together with the job and the event that belong to it. */
async function change(
  service: Service,
  source: SourceRow,
  values: (trx: Queries) => Promise<Record<string, unknown>>,
): Promise<ReturnType<typeof sourceView>> {
  return service.database.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('sources')
      .set(await values(trx))
      .where('id', '=', source.id)
      .where('removed_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!changed) throw new AppError('not_found', 'There is no such source.');
    await notifySourceChanged(service, trx, changed);
    return sourceView(changed);
  });
}
