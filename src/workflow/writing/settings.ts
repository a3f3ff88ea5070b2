import type { Selectable } from 'kysely';
import { seal, unseal } from '../../accounts/emails/seal.ts';
import { readSecret } from '../../accounts/installation-secret.ts';
import { compact } from '../../kernel/compact.ts';
import { AppError } from '../../kernel/errors.ts';
import type { WriterConfig } from '../../platform/config/config.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type WritingSettings = Selectable<Tables['writing_settings']>;

/** What a sealed key opens for, and nothing else. */
const SEALED_FOR = 'writing_settings.sealed_key';
/** Characters of a key that are shown, and the shortest key of which any are. */
const SHOWN = 4;
const SHORTEST_SHOWN = 20;

/** The installation's settings of writing; undefined until somebody has chosen anything. */
export function readSettings(db: Queries): Promise<WritingSettings | undefined> {
  return db.selectFrom('writing_settings').selectAll().executeTakeFirst();
}

/** The same, held until the transaction ends; made where there are none. */
export async function lockSettings(trx: Queries): Promise<WritingSettings> {
  await trx
    .insertInto('writing_settings')
    .values({ one: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx.selectFrom('writing_settings').selectAll().forUpdate().executeTakeFirstOrThrow();
}

/** A key as it is stored: sealed, with the little of it that may be shown. */
export async function sealKey(
  trx: Queries,
  key: string | undefined,
): Promise<Pick<WritingSettings, 'sealed_key' | 'key_ending'>> {
  if (key === undefined) return { sealed_key: null, key_ending: null };
  const secret = await readSecret(trx, 'models');
  return {
    sealed_key: seal(secret, SEALED_FOR, key),
    key_ending: key.length < SHORTEST_SHOWN ? '' : key.slice(-SHOWN),
  };
}

/** @throws AppError writer_not_configured when it was sealed with the secret of another installation */
async function unsealKey(db: Queries, sealed: Buffer | null): Promise<string | undefined> {
  if (sealed === null) return undefined;
  const secret = await readSecret(db, 'models');
  try {
    return unseal(secret, SEALED_FOR, sealed);
  } catch (cause) {
    throw new AppError(
      'writer_not_configured',
      'The stored key of the model cannot be opened with the secret of this installation. Enter it again under Platform Admin > Writing.',
      { cause },
    );
  }
}

/** The stored model with its key opened; undefined where none is chosen. Throws writer_not_configured. */
export async function openStoredModel(
  db: Queries,
  settings: WritingSettings | undefined,
): Promise<WriterConfig | undefined> {
  if (!settings?.provider || !settings.model) return undefined;
  return compact<WriterConfig>({
    provider: settings.provider,
    model: settings.model,
    baseUrl: settings.base_url ?? undefined,
    apiKey: await unsealKey(db, settings.sealed_key),
  });
}
