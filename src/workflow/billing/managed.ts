import { findOrganization, type OrganizationView } from '../../accounts/organizations/organization-view.ts';
import type { Principal } from '../../accounts/principal.ts';
import { chooseSubscription } from '../../billing/choose-subscription.ts';
import { loadOffer } from '../../billing/plan-rows.ts';
import type { PaymentProvider, PlanChange, ProviderSubscription } from '../../billing/provider.ts';
import { findSubscription } from '../../billing/subscription-rows.ts';
import { AppError } from '../../kernel/errors.ts';
import { type Period, priceOf } from '../../kernel/rules/billing/offers.ts';
import { STATE_FACTS } from '../../kernel/rules/billing/subscription-states.ts';
import { type PlanName, planLabel } from '../../kernel/rules/plans.ts';
import type { Service } from '../service.ts';
import { mayPay } from './billing-view.ts';
import { requireProvider } from './find-provider.ts';

export type Around = Pick<Service, 'config' | 'database' | 'events' | 'queue'>;

interface Payer {
  provider: PaymentProvider;
  organization: OrganizationView;
}

/** Somebody who may pay for their organization, and whom to. Throws not_allowed, conflict. */
export async function requirePayer(service: Around, who: Principal): Promise<Payer> {
  const organization = await findOrganization(service.database.db, who.organizationId);
  if (!mayPay(who, organization.owner_id))
    throw new AppError('not_allowed', 'Only owners and admins may do this.');
  return { provider: await requireProvider(service), organization };
}

interface Held extends Payer {
  customerId: string;
  subscription: ProviderSubscription;
}

/** The same, with the subscription as the provider has it now. Throws conflict where there is none that goes on. */
export async function requireHeld(service: Around, who: Principal): Promise<Held> {
  const payer = await requirePayer(service, who);
  const customerId = await customerOf(service, payer);
  const found = customerId && chooseSubscription((await payer.provider.read(customerId)).subscriptions);
  if (!customerId || !found || !STATE_FACTS[found.state].isLive)
    throw new AppError('conflict', 'There is no plan that goes on: choose one first.');
  return { ...payer, customerId, subscription: found };
}

/** The customer that an organization is; undefined where it never began to pay. */
export async function customerOf(
  { database }: Around,
  { provider, organization }: Payer,
): Promise<string | undefined> {
  const row = await findSubscription(database.db, organization.id);
  if (row && row.provider !== provider.name)
    throw new AppError(
      'conflict',
      'This organization was paid for by another provider: ask the administrators.',
    );
  return row?.customer_id;
}

/** What is asked for, as it is sold here. Throws conflict where it is not. */
export async function soldAs(
  { database }: Around,
  { plan, period }: { plan: PlanName; period: Period },
  members: number,
): Promise<PlanChange> {
  const offer = await loadOffer(database.db, plan);
  if (!offer.onSale || priceOf(offer, period) === undefined)
    throw new AppError('conflict', `The ${planLabel(plan)} plan is not sold by the ${period} here.`);
  const seats = offer.perSeat ? Math.max(1, members) : 1;
  const most = offer.limits.seats;
  if (most !== undefined && members > most)
    throw new AppError(
      'conflict',
      `The ${planLabel(plan)} plan has ${most} seats, and your team has ${members} members.`,
    );
  return { offer, period, seats };
}
