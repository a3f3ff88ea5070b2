import path from 'node:path';
import { verifyBlob } from '../../platform/blobs/verify-blob.ts';
import type { Service } from '../service.ts';
import type { EpisodeRow } from '../store/episodes.ts';
import { findArtworkShow, heldBrand } from './brand-rows.ts';

/**
 * The picture that an episode has as its cover by its brand voice; undefined where one is drawn for it.
 *
 * @param folder where it goes
 */
export async function fetchArtwork(
  service: Service,
  row: Pick<EpisodeRow, 'organization_id' | 'brand'>,
  folder: string,
): Promise<string | undefined> {
  const { db } = service.database;
  const held = await heldBrand(db, row);
  const showId = held?.apart.includes('artwork') ? null : held?.settings.artworkShowId;
  const show = showId && (await findArtworkShow(db, row.organization_id, showId));
  if (!show || show.artwork_key === null) return undefined;
  const file = path.join(folder, 'brand-artwork.jpg');
  await verifyBlob(service, show.artwork_key);
  await service.blobs.fetch(show.artwork_key, file);
  return file;
}
