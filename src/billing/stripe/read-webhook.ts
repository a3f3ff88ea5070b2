import type Stripe from 'stripe';
import { AppError } from '../../kernel/errors.ts';
import type { BillingEvent } from '../event-rows.ts';

const TOLERANCE_SECONDS = 300;

/**
 * An event of Stripe's, if it is signed with one of the secrets: two while one takes the other's place.
 *
 * @throws AppError not_allowed: signed by nobody we know, too old, or from the future
 */
export function readWebhook(
  stripe: Stripe,
  { body, signature, secrets }: { body: Buffer; signature: string; secrets: readonly string[] },
): BillingEvent {
  // Stripe's library lets a time in the future pass.
  const sent = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? Number.NaN);
  if (!(sent <= Date.now() / 1000 + TOLERANCE_SECONDS)) throw refused();
  const event = secrets.map((secret) => open(stripe, body, signature, secret)).find(Boolean);
  if (!event) throw refused();
  return {
    provider: 'stripe',
    id: event.id,
    type: event.type,
    customerId: customerOf(event.data.object as unknown as Record<string, unknown>),
    sentAt: new Date(event.created * 1000),
  };
}

function open(stripe: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event | undefined {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
  } catch {
    return undefined;
  }
}

function customerOf({ object, id, customer }: Record<string, unknown>): string | null {
  if (object === 'customer') return typeof id === 'string' ? id : null;
  if (typeof customer === 'string') return customer;
  const inner = (customer as { id?: unknown } | null | undefined)?.id;
  return typeof inner === 'string' ? inner : null;
}

function refused(): AppError {
  return new AppError('not_allowed', 'This is not signed with the secret of the webhook, or not now.');
}
