import { findMemberRole } from '../../accounts/organizations/lock-organization.ts';
import { AppError } from '../../kernel/errors.ts';
import { fitOptions } from '../../kernel/rules/brand/fit-options.ts';
import { lockedAmong, whoOverrides } from '../../kernel/rules/brand/locks.ts';
import { BRAND_PART_NAMES } from '../../kernel/rules/brand/parts.ts';
import type { TeamRole } from '../../kernel/rules/roles.ts';
import type { BrandSettings, EpisodeBrand, EpisodeOptions } from '../../kernel/stored.ts';
import type { Queries } from '../../platform/db/database.ts';
import { brandSpeakers, findBrand } from './brand-rows.ts';

interface Branded {
  options: EpisodeOptions;
  /** Null: the organization has none for this language, or the language is not known yet. */
  brand: EpisodeBrand | null;
}

/** Whose episode it is. */
interface Maker {
  organizationId: string;
  userId: string;
}

/**
 * The choices for a new episode as the organization's brand voice wants them. What is locked holds, whoever asked
 * for it otherwise.
 *
 * @param language of the sources, BCP 47; undefined while they are not read
 */
export async function applyBrand(
  db: Queries,
  maker: Maker,
  options: EpisodeOptions,
  language: string | undefined,
): Promise<Branded> {
  const { organizationId } = maker;
  const row = await findBrand(db, organizationId, language);
  if (!row) return { options, brand: null };
  const speakers = await brandSpeakers(db, organizationId, row.settings);
  const wanted = options.apart ?? [];
  const locked = lockedAmong(
    row.settings,
    wanted,
    await findMemberRole(db, maker.organizationId, maker.userId),
  );
  const apart = wanted.filter((part) => !locked.includes(part));
  return {
    options: fitOptions(options, row.settings, speakers, apart),
    brand: { language: row.language, version: row.version, apart },
  };
}

/** @throws AppError not_allowed where somebody wants an episode without what is locked for them */
export async function refuseLocked(
  db: Queries,
  { organizationId, role }: Maker & { role: TeamRole },
  { apart = [] }: EpisodeOptions,
  language: string | undefined,
): Promise<void> {
  const row = apart.length > 0 ? await findBrand(db, organizationId, language) : undefined;
  const [part] = row ? lockedAmong(row.settings, apart, role) : [];
  if (row && part) throw isLocked(row.settings, BRAND_PART_NAMES[part]);
}

function isLocked(settings: BrandSettings, part: string): AppError {
  return new AppError(
    'not_allowed',
    `The brand voice locks this: ${part}. Only ${whoOverrides(settings)} make episodes without it.`,
  );
}
