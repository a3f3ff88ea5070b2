import type Stripe from 'stripe';
import type { PaymentProvider } from '../../billing/provider.ts';
import { sandboxProvider } from '../../billing/sandbox/sandbox-provider.ts';
import { openStripe } from '../../billing/stripe/stripe-client.ts';
import { stripeProvider } from '../../billing/stripe/stripe-provider.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Service } from '../service.ts';
import { openStripeKey, readStripeSettings } from './stripe-settings.ts';

type Around = Pick<Service, 'config' | 'database'>;

/** Who takes the money here; undefined: nobody, plans are granted by hand, or Stripe is not set up yet. */
export async function findProvider({ config, database }: Around): Promise<PaymentProvider | undefined> {
  const { mode } = config.billing;
  if (mode === 'off') return undefined;
  if (mode === 'sandbox') return sandboxProvider(database);
  const row = await readStripeSettings(database.db);
  if (!row?.sealed_key) return undefined;
  const stripe = await openStripeClient({ config, database });
  return stripeProvider(stripe, { taxes: row.taxes, portalId: row.portal_id });
}

/** A client of Stripe's with the stored key. Throws provider_key_missing. */
export async function openStripeClient({ config, database }: Around): Promise<Stripe> {
  const row = await readStripeSettings(database.db);
  return openStripe(await openStripeKey(database.db, row), config.billing.stripeUrl);
}

/** The same, where something is to be paid. Throws conflict. */
export async function requireProvider(service: Around): Promise<PaymentProvider> {
  const provider = await findProvider(service);
  if (!provider)
    throw new AppError('conflict', 'This server takes no payments: its administrators grant plans.');
  return provider;
}
