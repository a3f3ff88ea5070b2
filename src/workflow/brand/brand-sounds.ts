import type { FindSound } from '../../kernel/rules/brand/brand-frame.ts';
import { missingRights, ownSoundId, ownSoundOf } from '../../kernel/rules/own-sounds.ts';
import { SHIPPED_SOUNDS } from '../../kernel/rules/shipped-sounds.ts';
import type { BrandSettings } from '../../kernel/stored.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readySounds } from '../sounds/own-sound-rows.ts';
import { rightsOf } from '../sounds/own-sounds.ts';

/** The sounds that a brand voice names, as far as they are there and may be heard. */
export async function brandSounds(
  db: Queries,
  organizationId: string,
  { introSound, outroSound, bedSound }: BrandSettings,
): Promise<FindSound> {
  const own = [introSound, outroSound, bedSound].flatMap((id) => (id && ownSoundOf(id)) ?? []);
  const rows = own.length > 0 ? await readySounds(db, organizationId, own) : [];
  const known = new Map(
    rows
      .filter((row) => !missingRights(rightsOf(row)))
      .map(({ id, duration_ms, loops }) => [ownSoundId(id), { durationMs: duration_ms, loops }] as const),
  );
  return (id) => known.get(id) ?? SHIPPED_SOUNDS.get(id);
}
