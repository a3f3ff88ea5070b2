import type { Script } from '../../kernel/artifacts.ts';
import type { FindSound } from '../../kernel/rules/brand/brand-frame.ts';
import type { HeldBrand } from '../../kernel/rules/brand/brand-script.ts';
import { type Departure, findDepartures } from '../../kernel/rules/brand/departures.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { EpisodeRow } from '../store/episodes.ts';
import { brandSpeakers, findBrand, heldBrand } from './brand-rows.ts';
import { brandSounds } from './brand-sounds.ts';

export interface CurrentBrand {
  held: HeldBrand;
  sounds: FindSound;
}

/** The brand voice that holds now for an episode that is written; undefined: there is none for its language. */
export async function currentBrandOf(
  db: Queries,
  row: EpisodeRow,
  { language }: Script,
): Promise<CurrentBrand | undefined> {
  const found = await findBrand(db, row.organization_id, language);
  if (!found) return undefined;
  const { settings, version } = found;
  return {
    held: {
      language: found.language,
      version,
      settings,
      apart: row.brand?.apart ?? [],
      speakers: await brandSpeakers(db, row.organization_id, settings),
    },
    sounds: await brandSounds(db, row.organization_id, settings),
  };
}

/** Where an episode departs from it, as its script stands. */
export async function departuresOf(
  db: Queries,
  row: EpisodeRow,
  script: Script,
  { held, sounds }: CurrentBrand,
): Promise<Departure[]> {
  const madeBy = (await heldBrand(db, row))?.settings;
  return findDepartures({ script, options: row.options, madeBy }, held, sounds);
}
