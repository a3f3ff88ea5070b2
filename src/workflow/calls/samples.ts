import type { Principal } from '../../accounts/principal.ts';
import { AppError } from '../../kernel/errors.ts';
import { extendSample } from '../samples/claim-sample.ts';
import { findSample, sampleView } from '../samples/find-sample.ts';
import type { Service } from '../service.ts';
import type { Call, CallFrom, ServedFile } from './call.ts';

export const readSample: Call<'readSample'> = async ({ database }, who, _input, { sampleToken }) => {
  const sample = await findSample(database.db, { token: sampleToken, userId: who?.userId });
  return sample ? sampleView(database.db, sample) : null;
};

export async function readSampleAudio(
  { database }: Service,
  who: Principal | undefined,
  _input: unknown,
  { sampleToken }: CallFrom,
): Promise<ServedFile> {
  const sample = await findSample(database.db, { token: sampleToken, userId: who?.userId });
  const file =
    sample &&
    (await database.db
      .selectFrom('episode_files')
      .select(['blob_key as key', 'media_type as mediaType', 'name'])
      .where('episode_id', '=', sample.episode.id)
      .where('kind', '=', 'mp3')
      .executeTakeFirst());
  if (!file) throw new AppError('not_found', 'There is no sample, or it is not made yet.');
  return { ...file, immutable: false };
}

export const keepSample: Call<'keepSample'> = async (service, _who, _input, { sampleToken }) => {
  const { db } = service.database;
  const kept = sampleToken !== undefined && (await extendSample(service, sampleToken));
  const sample = kept ? await findSample(db, { token: sampleToken, userId: undefined }) : undefined;
  if (!sample) throw new AppError('not_found', 'There is no sample to keep: its hour is over.');
  return sampleView(db, sample);
};
