import { listOffers } from '../../billing/plan-rows.ts';
import { atStripe, openStripe } from '../../billing/stripe/stripe-client.ts';
import { checkPrices, makePrices } from '../../billing/stripe/stripe-prices.ts';
import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Service } from '../service.ts';
import { findProvider, openStripeClient } from './find-provider.ts';
import { readStripeSettings } from './stripe-settings.ts';

type Around = Pick<Service, 'config' | 'database'>;
type Setup = CallResponse<'readPlatformBilling'>;

/** How payments are set up here, with the prices at Stripe held against the plans. */
export async function readSetup(service: Around, origin: string): Promise<Setup> {
  const { mode } = service.config.billing;
  const provider = await findProvider(service);
  const now = provider ? await provider.now() : new Date();
  return {
    mode,
    now: now.toISOString(),
    stripe: mode === 'stripe' ? await readStripe(service, origin) : null,
  };
}

async function readStripe(service: Around, origin: string): Promise<Setup['stripe']> {
  const row = await readStripeSettings(service.database.db);
  const checked = row?.sealed_key ? await lookAtPrices(service) : { prices: [], fault: null };
  return {
    keyEnding: row?.key_ending ?? null,
    secrets: row?.secrets ?? 0,
    taxes: row?.taxes ?? false,
    webhookUrl: `${service.config.service.publicUrl ?? origin}/api/webhooks/stripe`,
    ...checked,
  };
}

async function lookAtPrices(
  service: Around,
): Promise<Pick<NonNullable<Setup['stripe']>, 'prices' | 'fault'>> {
  try {
    const stripe = await openStripeClient(service);
    const offers = await listOffers(service.database.db);
    return { prices: await atStripe(() => checkPrices(stripe, offers)), fault: null };
  } catch (error) {
    if (error instanceof AppError) return { prices: [], fault: error.message };
    throw error;
  }
}

/** Makes the prices at Stripe that are missing, or of another amount. */
export async function makeStripePrices(service: Around): Promise<void> {
  const stripe = await openStripeClient(service);
  const offers = await listOffers(service.database.db);
  await atStripe(() => makePrices(stripe, offers));
}

/**
 * Tries a key before it is kept, and sets up Stripe's portal with it: without a configuration the first
 * visit there would fail.
 *
 * @returns the configuration's id. Throws provider_key_refused, provider_failed
 */
export async function tryStripe(config: Service['config'], key: string): Promise<string> {
  const stripe = await openStripe(key, config.billing.stripeUrl);
  const configuration = await atStripe(() =>
    stripe.billingPortal.configurations.create({
      features: {
        payment_method_update: { enabled: true },
        invoice_history: { enabled: true },
        customer_update: { enabled: true, allowed_updates: ['email', 'address', 'tax_id'] },
      },
    }),
  );
  return configuration.id;
}
