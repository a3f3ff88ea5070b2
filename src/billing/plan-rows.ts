import type { Selectable } from 'kysely';
import { AppError } from '../kernel/errors.ts';
import type { Offer } from '../kernel/rules/billing/offers.ts';
import type { PlanName } from '../kernel/rules/plans.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';

/** What this installation offers, in the order in which it is shown. */
export async function listOffers(db: Queries): Promise<Offer[]> {
  const rows = await db.selectFrom('plans').selectAll().orderBy('position').execute();
  return rows.map(offerOf);
}

/** One of them. Throws not_found. */
export async function loadOffer(db: Queries, name: PlanName): Promise<Offer> {
  const row = await db.selectFrom('plans').selectAll().where('name', '=', name).executeTakeFirst();
  if (!row) throw new AppError('not_found', 'There is no such plan.');
  return offerOf(row);
}

/** Writes all of it anew. */
export async function writeOffer(trx: Queries, offer: Offer): Promise<void> {
  await trx
    .updateTable('plans')
    .set({
      lead: offer.lead,
      holds: [...offer.holds],
      monthly_cents: offer.monthlyCents,
      yearly_cents: offer.yearlyCents,
      trial_days: offer.trialDays,
      per_seat: offer.perSeat,
      on_sale: offer.onSale,
      limits: offer.limits,
      changed_at: new Date(),
    })
    .where('name', '=', offer.name)
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
