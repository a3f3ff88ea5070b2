import type Stripe from 'stripe';
import { AppError } from '../../kernel/errors.ts';
import type { PaymentProvider, PlanChange } from '../provider.ts';
import { atStripe, isMissing } from './stripe-client.ts';
import { findPrice } from './stripe-prices.ts';
import { readCustomer } from './stripe-reading.ts';

interface StripeSettings {
  taxes: boolean;
  /** The portal's configuration, which the set-up made; null: Stripe's default. */
  portalId: string | null;
}

/** Stripe, by its own library: Checkout and portal are its pages, states are read from it. */
export function stripeProvider(stripe: Stripe, { taxes, portalId }: StripeSettings): PaymentProvider {
  return {
    name: 'stripe',
    now: async () => new Date(),
    createCustomer: ({ organizationId, email, name }) =>
      atStripe(async () => {
        const customer = await stripe.customers.create(
          { ...(email !== null && { email }), name, metadata: { organization: organizationId } },
          { idempotencyKey: `customer:${organizationId}` },
        );
        return customer.id;
      }),
    checkout: ({ attemptId, customerId, offer, period, seats, successUrl, cancelUrl }) =>
      atStripe(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            line_items: [{ price: await findPrice(stripe, { offer, period }), quantity: seats }],
            success_url: successUrl.replace('{session}', '{CHECKOUT_SESSION_ID}'),
            cancel_url: cancelUrl,
            allow_promotion_codes: true,
            ...(offer.trialDays > 0 && { subscription_data: { trial_period_days: offer.trialDays } }),
            ...(taxes && { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } }),
          },
          { idempotencyKey: `checkout:${attemptId}` },
        );
        if (!session.url) throw new AppError('provider_failed', 'Stripe gave no page to pay on.');
        return { sessionId: session.id, url: session.url };
      }),
    readSession: (sessionId) =>
      atStripe(async () => {
        try {
          const session = await stripe.checkout.sessions.retrieve(sessionId);
          return { customerId: idOf(session.customer), state: stateOf(session.status) };
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      }),
    portal: (customer, returnUrl) =>
      atStripe(async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer,
          return_url: returnUrl,
          ...(portalId !== null && { configuration: portalId }),
        });
        return session.url;
      }),
    read: (customerId) => atStripe(() => readCustomer(stripe, customerId)),
    preview: (customer, subscription, change) =>
      atStripe(async () => {
        const items = await itemsOf(stripe, subscription, change);
        const invoice = await stripe.invoices.createPreview({
          customer,
          subscription,
          subscription_details: {
            items,
            proration_behavior: 'always_invoice',
            cancel_at_period_end: false,
          },
        });
        const price = change.period === 'month' ? change.offer.monthlyCents : change.offer.yearlyCents;
        const ends = invoice.lines.data.map(({ period }) => period.end);
        return {
          dueCents: invoice.total,
          nextCents: (price ?? 0) * change.seats,
          nextAt: new Date(Math.max(...ends, invoice.period_end) * 1000),
        };
      }),
    change: (_customer, subscription, change) =>
      atStripe(async () => {
        await stripe.subscriptions.update(subscription, {
          items: await itemsOf(stripe, subscription, change),
          proration_behavior: 'always_invoice',
          // A card that is declined changes nothing.
          payment_behavior: 'error_if_incomplete',
          cancel_at_period_end: false,
        });
      }),
    setSeats: (_customer, subscription, seats) =>
      atStripe(async () => {
        const { items } = await stripe.subscriptions.retrieve(subscription);
        const [item] = items.data;
        if (!item) return;
        await stripe.subscriptions.update(subscription, {
          items: [{ id: item.id, quantity: seats }],
          proration_behavior: 'create_prorations',
        });
      }),
    setEnding: (_customer, subscription, ending) =>
      atStripe(async () => {
        await stripe.subscriptions.update(subscription, { cancel_at_period_end: ending });
      }),
    end: (customer) =>
      atStripe(async () => {
        const { data } = await stripe.subscriptions.list({ customer, limit: 100 });
        for (const { id } of data) await stripe.subscriptions.cancel(id);
      }),
  };
}

/** The one item of a subscription, sold as something else. */
async function itemsOf(stripe: Stripe, subscription: string, change: PlanChange) {
  const { items } = await stripe.subscriptions.retrieve(subscription);
  const [item] = items.data;
  const price = await findPrice(stripe, change);
  return [{ ...(item && { id: item.id }), price, quantity: change.seats }];
}

/** One that Stripe has made up since is not paid. */
function stateOf(status: string | null): 'open' | 'complete' | 'expired' {
  return status === 'complete' || status === 'expired' ? status : 'open';
}

function idOf(customer: string | { id: string } | null): string {
  return typeof customer === 'string' ? customer : (customer?.id ?? '');
}
