import type { Selectable } from 'kysely';
import { seal, unseal } from '../../accounts/emails/seal.ts';
import { readSecret } from '../../accounts/installation-secret.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type StripeSettingsRow = Selectable<Tables['billing_settings']>;

const KEY = 'billing_settings.sealed_key';
const SECRETS = 'billing_settings.sealed_secrets';
/** Characters of a key that are shown. */
const SHOWN = 4;
/** A secret and the one before it. */
const MOST_SECRETS = 2;

/** How this installation is known to Stripe; undefined until somebody set it up. */
export function readStripeSettings(db: Queries): Promise<StripeSettingsRow | undefined> {
  return db.selectFrom('billing_settings').selectAll().executeTakeFirst();
}

/** The same, held until the transaction ends; made where there is none. */
async function lock(trx: Queries): Promise<StripeSettingsRow> {
  await trx
    .insertInto('billing_settings')
    .values({ one: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx.selectFrom('billing_settings').selectAll().forUpdate().executeTakeFirstOrThrow();
}

interface Change {
  key?: string | undefined;
  /** Takes its place before those that are there: the one before it counts on. */
  webhookSecret?: string | undefined;
  taxes?: boolean | undefined;
  portalId?: string | undefined;
}

/** Keeps what is given; keys are sealed with a secret of the installation. */
export async function keepStripeSettings(trx: Queries, change: Change): Promise<void> {
  const before = await lock(trx);
  const secret = await readSecret(trx, 'billing');
  const set: Partial<Omit<StripeSettingsRow, 'one'>> = { changed_at: new Date() };
  if (change.key !== undefined) {
    set.sealed_key = seal(secret, KEY, change.key);
    set.key_ending = change.key.slice(-SHOWN);
  }
  if (change.webhookSecret !== undefined) {
    const known = [change.webhookSecret, ...open(secret, before)];
    const kept = [...new Set(known)].slice(0, MOST_SECRETS);
    set.sealed_secrets = seal(secret, SECRETS, JSON.stringify(kept));
    set.secrets = kept.length;
  }
  if (change.taxes !== undefined) set.taxes = change.taxes;
  if (change.portalId !== undefined) set.portal_id = change.portalId;
  await trx.updateTable('billing_settings').set(set).execute();
}

/** The key of Stripe's API. Throws provider_key_missing, provider_key_refused. */
export async function openStripeKey(db: Queries, row: StripeSettingsRow | undefined): Promise<string> {
  if (!row?.sealed_key)
    throw new AppError(
      'provider_key_missing',
      "Stripe's key is not set yet: its administrators set it under Platform Admin > Plans.",
    );
  return unsealed(await readSecret(db, 'billing'), KEY, row.sealed_key);
}

/** The secrets that webhooks may be signed with. */
export async function openWebhookSecrets(db: Queries): Promise<string[]> {
  const row = await readStripeSettings(db);
  return row ? open(await readSecret(db, 'billing'), row) : [];
}

function open(secret: string, { sealed_secrets: sealed }: StripeSettingsRow): string[] {
  return sealed === null ? [] : (JSON.parse(unsealed(secret, SECRETS, sealed)) as string[]);
}

function unsealed(secret: string, of: string, sealed: Buffer): string {
  try {
    return unseal(secret, of, sealed);
  } catch (cause) {
    throw new AppError(
      'provider_key_refused',
      "Stripe's stored key cannot be opened with the secret of this installation. Enter it again under Platform Admin > Plans.",
      { cause },
    );
  }
}
