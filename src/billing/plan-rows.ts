import type { Selectable } from 'kysely';
import { FIRST_OFFERS } from '../kernel/rules/billing/first-offers.ts';
import type { Offer } from '../kernel/rules/billing/offers.ts';
import { PLAN_NAMES, type PlanName } from '../kernel/rules/plans.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';

/** What this installation offers, in the order in which it is shown: as it was changed here, else as it is at first. */
export async function listOffers(db: Queries): Promise<Offer[]> {
  const rows = await db.selectFrom('plans').selectAll().execute();
  const changed = new Map(rows.map((row) => [row.name, offerOf(row)]));
  return PLAN_NAMES.map((name) => changed.get(name) ?? FIRST_OFFERS[name]);
}

/** One of them. */
export async function loadOffer(db: Queries, name: PlanName): Promise<Offer> {
  const row = await db.selectFrom('plans').selectAll().where('name', '=', name).executeTakeFirst();
  return row ? offerOf(row) : FIRST_OFFERS[name];
}

/** Writes all of it anew. */
export async function writeOffer(trx: Queries, offer: Offer): Promise<void> {
  const values = {
    lead: offer.lead,
    holds: [...offer.holds],
    monthly_cents: offer.monthlyCents,
    yearly_cents: offer.yearlyCents,
    trial_days: offer.trialDays,
    per_seat: offer.perSeat,
    on_sale: offer.onSale,
    limits: offer.limits,
    changed_at: new Date(),
  };
  const position = PLAN_NAMES.indexOf(offer.name) + 1;
  await trx
    .insertInto('plans')
    .values({ ...values, name: offer.name, position })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}

function offerOf(row: Selectable<Tables['plans']>): Offer {
  return {
    name: row.name,
    lead: row.lead,
    holds: row.holds,
    monthlyCents: row.monthly_cents,
    yearlyCents: row.yearly_cents,
    trialDays: row.trial_days,
    perSeat: row.per_seat,
    onSale: row.on_sale,
    limits: row.limits,
  };
}
