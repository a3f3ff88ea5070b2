import { drawArtwork, keepArtwork, takeArtwork } from '../shows/show-artwork.ts';
import { findShow, findShowFor } from '../shows/show-rows.ts';
import { showView } from '../shows/show-view.ts';
import type { Call } from './call.ts';

export const drawShowArtwork: Call<'drawShowArtwork'> = async (service, who, { params }, { origin }) => {
  const { db } = service.database;
  const show = await findShowFor(db, who, params.showId, 'show.edit');
  await keepArtwork(service, show, await drawArtwork(db, show));
  return showView(db, await findShow(db, who, params.showId), origin);
};

export const replaceShowArtwork: Call<'replaceShowArtwork'> = async (
  service,
  who,
  { params, body },
  { origin },
) => {
  const { db } = service.database;
  const show = await findShowFor(db, who, params.showId, 'show.edit');
  await keepArtwork(service, show, await takeArtwork(service, Buffer.from(body.picture, 'base64')));
  return showView(db, await findShow(db, who, params.showId), origin);
};
