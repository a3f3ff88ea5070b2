import { compact } from '../../kernel/compact.ts';
import type { EmbedLook } from '../../kernel/rules/embedding.ts';
import type { Queries } from '../../platform/db/database.ts';
import { heldBrand } from './brand-rows.ts';

/** The colours of the player of an episode by its brand voice; undefined: those of the product. */
export async function brandLook(db: Queries, episodeId: string): Promise<EmbedLook | undefined> {
  const row = await db
    .selectFrom('episodes')
    .select(['organization_id', 'brand'])
    .where('id', '=', episodeId)
    .executeTakeFirst();
  const held = row && (await heldBrand(db, row));
  if (!held || held.apart.includes('artwork')) return undefined;
  const { colour, embedTheme } = held.settings;
  if (!colour && !embedTheme) return undefined;
  return compact<EmbedLook>({ color: colour ?? undefined, theme: embedTheme ?? undefined });
}
