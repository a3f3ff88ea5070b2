import type Stripe from 'stripe';
import { AppError } from '../../kernel/errors.ts';
import { dollars, type Offer, type Period, periodsOf, priceOf } from '../../kernel/rules/billing/offers.ts';
import { PLANS } from '../../kernel/rules/plans.ts';
import { lookupKey } from './lookup-keys.ts';

/** How a price of ours stands at Stripe. */
export interface PriceCheck {
  key: string;
  state: 'right' | 'missing' | 'other_amount';
}

/** The price at Stripe of what is sold here. Throws conflict where it is missing or another amount. */
export async function findPrice(
  stripe: Stripe,
  { offer, period }: { offer: Offer; period: Period },
): Promise<string> {
  const cents = priceOf(offer, period);
  const price = await lookUp(stripe, lookupKey(offer.name, period));
  if (!price || price.unit_amount !== cents || price.currency !== 'usd')
    throw new AppError(
      'conflict',
      `The price of the ${PLANS[offer.name].label} plan is not set up at the payment provider: ask the administrators of this server.`,
    );
  return price.id;
}

/** Every price that is sold here, held against Stripe's. */
export async function checkPrices(stripe: Stripe, offers: readonly Offer[]): Promise<PriceCheck[]> {
  return Promise.all(
    wantedOf(offers).map(async ({ key, cents }) => {
      const price = await lookUp(stripe, key);
      const isRight = price?.unit_amount === cents && price.currency === 'usd';
      return {
        key,
        state: price ? (isRight ? ('right' as const) : ('other_amount' as const)) : ('missing' as const),
      };
    }),
  );
}

/** Makes the prices at Stripe that are missing or another amount; who pays an old one goes on paying it. */
export async function makePrices(stripe: Stripe, offers: readonly Offer[]): Promise<void> {
  const checks = await checkPrices(stripe, offers);
  for (const { key, cents, offer, period } of wantedOf(offers)) {
    if (checks.some((check) => check.key === key && check.state === 'right')) continue;
    await stripe.prices.create(
      {
        currency: 'usd',
        unit_amount: cents,
        lookup_key: key,
        transfer_lookup_key: true,
        recurring: { interval: period },
        product_data: { name: `Afterword ${PLANS[offer.name].label}` },
      },
      { idempotencyKey: `price:${key}:${dollars(cents)}:${Date.now()}` },
    );
  }
}

function wantedOf(offers: readonly Offer[]) {
  return offers
    .filter(({ onSale }) => onSale)
    .flatMap((offer) =>
      periodsOf(offer).map((period) => ({
        offer,
        period,
        key: lookupKey(offer.name, period),
        cents: priceOf(offer, period) ?? 0,
      })),
    );
}

async function lookUp(stripe: Stripe, key: string): Promise<Stripe.Price | undefined> {
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  return data[0];
}
