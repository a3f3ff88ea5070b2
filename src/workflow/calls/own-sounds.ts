import { sql } from 'kysely';
import type { Principal } from '../../accounts/principal.ts';
import { AppError } from '../../kernel/errors.ts';
import { authorize } from '../../kernel/rules/may.ts';
import { missingRights } from '../../kernel/rules/own-sounds.ts';
import { disownBlob } from '../../platform/blobs/registry.ts';
import { verifyBlob } from '../../platform/blobs/verify-blob.ts';
import { fileSlug } from '../file-slug.ts';
import type { Service } from '../service.ts';
import { episodesWithSound } from '../sounds/episodes-with-sound.ts';
import { findOwnSound, lockOwnSound, ownSoundViews, readySounds } from '../sounds/own-sound-rows.ts';
import { rightsOf } from '../sounds/own-sounds.ts';
import { tellSoundChanged } from '../sounds/tell-sound-changed.ts';
import type { Call, CallInput, ServedFile } from './call.ts';

/** Episodes that a refusal names. */
const MOST_NAMED = 5;

export const listOwnSounds: Call<'listOwnSounds'> = async ({ database }, who) => {
  authorize(who, 'sound.read');
  const rows = await readySounds(database.db, who.organizationId);
  return { sounds: await ownSoundViews(database.db, rows) };
};

export async function readOwnSoundFile(
  service: Service,
  who: Principal,
  { params }: CallInput<'readOwnSoundFile'>,
): Promise<ServedFile> {
  const { id, name, format, blob_key } = await findOwnSound(service.database.db, who, params.ownSoundId);
  await verifyBlob(service, blob_key);
  return {
    key: blob_key,
    mediaType: 'application/octet-stream',
    name: `${fileSlug(name) || id}.${format}`,
    immutable: true,
  };
}

export const changeOwnSound: Call<'changeOwnSound'> = async ({ database, events }, who, { params, body }) => {
  const row = await database.db.transaction().execute(async (trx) => {
    const before = await lockOwnSound(trx, who, params.ownSoundId);
    const after = {
      ...before,
      name: body.name ?? before.name,
      kind: body.kind ?? before.kind,
      loops: body.loops ?? before.loops,
      licence: body.licence ?? before.licence,
      licence_words: body.licenceWords ?? before.licence_words,
      credit: body.credit ?? before.credit,
    };
    const missing = missingRights(rightsOf(after));
    if (missing) throw new AppError('input_invalid', missing);
    const { name, kind, loops, licence, licence_words, credit } = after;
    await trx
      .updateTable('own_sounds')
      .set({ name, kind, loops, licence, licence_words, credit, updated_at: sql<Date>`now()` })
      .where('id', '=', before.id)
      .execute();
    await tellSoundChanged(events, trx, before);
    return after;
  });
  const [view] = await ownSoundViews(database.db, [row]);
  return view!;
};

export const deleteOwnSound: Call<'deleteOwnSound'> = async ({ database, events }, who, { params }) => {
  await database.db.transaction().execute(async (trx) => {
    const row = await lockOwnSound(trx, who, params.ownSoundId);
    const episodes = await episodesWithSound(trx, row.organization_id, row.id);
    if (episodes.length > 0) throw inUse(episodes);
    await trx.deleteFrom('own_sounds').where('id', '=', row.id).execute();
    await disownBlob(trx, row.blob_key);
    await tellSoundChanged(events, trx, row);
  });
  return null;
};

function inUse(episodes: readonly { id: string; title: string }[]): AppError {
  const named = episodes.slice(0, MOST_NAMED).map(({ title }) => `“${title}”`);
  const more = episodes.length - named.length;
  const where = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return new AppError(
    'conflict',
    `This sound is heard in ${where}. Take it out of their timelines and update their sound; then it can be deleted.`,
    { details: { episodes } },
  );
}
