import { fitOptions } from '../../kernel/rules/brand/fit-options.ts';
import type { EpisodeBrand, EpisodeOptions } from '../../kernel/stored.ts';
import type { Queries } from '../../platform/db/database.ts';
import { brandSpeakers, findBrand } from './brand-rows.ts';

export interface Branded {
  options: EpisodeOptions;
  /** Null: the organization has none for this language, or the language is not known yet. */
  brand: EpisodeBrand | null;
}

/**
 * The choices for a new episode as the organization's brand voice wants them.
 *
 * @param language of the sources, BCP 47; undefined while they are not read
 */
export async function applyBrand(
  db: Queries,
  organizationId: string,
  options: EpisodeOptions,
  language: string | undefined,
): Promise<Branded> {
  const row = await findBrand(db, organizationId, language);
  if (!row) return { options, brand: null };
  const speakers = await brandSpeakers(db, organizationId, row.settings);
  const apart = options.apart ?? [];
  return {
    options: fitOptions(options, row.settings, speakers, apart),
    brand: { language: row.language, version: row.version, apart },
  };
}
