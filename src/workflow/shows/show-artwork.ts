import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { AppError } from '../../kernel/errors.ts';
import { ARTWORK_PIXELS } from '../../kernel/rules/shows.ts';
import { disownBlob, ownBlob } from '../../platform/blobs/registry.ts';
import { storeBlob } from '../../platform/blobs/store-blob.ts';
import type { Queries } from '../../platform/db/database.ts';
import { type CoverFacts, drawCover } from '../../publish/cover/draw-cover.ts';
import type { Service } from '../service.ts';
import type { ShowRow } from './show-rows.ts';

/** Pixels of a side, below which directories refuse a picture; it is made larger, but not out of nothing. */
const LEAST_PIXELS = 1400;
/** More than any camera has; a picture that claims more is refused before it is opened. */
const MOST_PIXELS = 100_000_000;
const TAKEN: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
/** Text and pictures both stay sharp below the 512 kB that directories ask for in most cases. */
const JPEG = { quality: 82, mozjpeg: true } as const;

/** Draws the artwork of a show from its title and its newest episode. */
export async function drawArtwork(db: Queries, show: ShowRow): Promise<Uint8Array> {
  const newest = await db
    .selectFrom('show_episodes')
    .innerJoin('episodes', 'episodes.id', 'show_episodes.episode_id')
    .innerJoin('scripts', (join) =>
      join
        .onRef('scripts.episode_id', '=', 'episodes.id')
        .onRef('scripts.revision', '=', 'episodes.revision'),
    )
    .select('script')
    .where('show_id', '=', show.id)
    .orderBy('episodes.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const drawn = newest?.script.turns.length ? { ...newest.script, title: show.title } : withoutEpisode(show);
  return toArtwork(await drawCover(drawn, ARTWORK_PIXELS));
}

/** Its own words, said in turn, while there is no episode to take the score from. */
function withoutEpisode({ title, description, author }: ShowRow): CoverFacts {
  const words = `${title} ${description}`.split(/\s+/).filter(Boolean);
  const turns = words.map((_, index) => ({
    speaker: index % 2,
    text: words.slice(index, index + 12).join(' '),
  }));
  return {
    title,
    speakers: [
      { slot: 0, name: author || title },
      { slot: 1, name: '' },
    ],
    turns,
  };
}

/**
 * A picture as artwork: a square JPEG of 3,000 pixels without anything that a camera wrote into it.
 *
 * @throws AppError input_invalid for what is no picture, is not square or too small
 */
export async function readArtwork(picture: Buffer): Promise<Uint8Array> {
  const metadata = await sharp(picture, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => undefined);
  if (!metadata || !TAKEN.has(metadata.format))
    throw refused('This is no picture that can be read. Send a JPEG, PNG or WebP.');
  const { width, height } = metadata;
  if (Math.abs(width - height) > Math.max(width, height) / 100)
    throw refused(`Artwork is square; this picture has ${width} x ${height} pixels. Cut it to a square.`);
  if (Math.min(width, height) < LEAST_PIXELS)
    throw refused(
      `This picture has ${width} x ${height} pixels; directories ask for ${LEAST_PIXELS} a side at least, 3000 are best.`,
    );
  return toArtwork(picture).catch(() => {
    throw refused('This picture is damaged. Send another one.');
  });
}

async function toArtwork(picture: Uint8Array): Promise<Uint8Array> {
  return sharp(picture, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize(ARTWORK_PIXELS, ARTWORK_PIXELS, { fit: 'cover' })
    .flatten({ background: '#FFFFFF' })
    .toColourspace('srgb')
    .jpeg(JPEG)
    .toBuffer();
}

/** Puts a picture in the place of a show's artwork. */
export async function keepArtwork(service: Service, show: ShowRow, jpeg: Uint8Array): Promise<void> {
  const blob = await storeBlob(service, {
    key: `shows/${show.id}/${randomUUID()}.jpg`,
    organizationId: show.organization_id,
    mediaType: 'image/jpeg',
    content: jpeg,
  });
  await service.database.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('shows')
      .select('artwork_key')
      .where('id', '=', show.id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new AppError('not_found', 'There is no such show.');
    await trx
      .updateTable('shows')
      .set({ artwork_key: blob.key, artwork_bytes: blob.bytes, updated_at: sql<Date>`now()` })
      .where('id', '=', show.id)
      .execute();
    await ownBlob(trx, blob.key, blob);
    if (before.artwork_key) await disownBlob(trx, before.artwork_key);
  });
}

function refused(message: string): AppError {
  return new AppError('input_invalid', message, { details: { field: 'picture' } });
}
