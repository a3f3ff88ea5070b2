import { LIMIT_KINDS, type LimitKind } from '../../../../kernel/rules/billing/limits.ts';
import type { Offer } from '../../../../kernel/rules/billing/offers.ts';
import type { OfferChange } from './plans-queries.ts';

/** A plan as it stands in the form: texts, as they are typed. */
export interface OfferForm {
  lead: string;
  /** A line each. */
  holds: string;
  monthly: string;
  yearly: string;
  trialDays: string;
  perSeat: boolean;
  onSale: boolean;
  limits: Partial<Record<LimitKind, string>>;
}

export function toForm(offer: Offer): OfferForm {
  return {
    lead: offer.lead,
    holds: offer.holds.join('\n'),
    monthly: amountOf(offer.monthlyCents),
    yearly: amountOf(offer.yearlyCents),
    trialDays: String(offer.trialDays),
    perSeat: offer.perSeat,
    onSale: offer.onSale,
    limits: Object.fromEntries(Object.entries(offer.limits).map(([kind, limit]) => [kind, String(limit)])),
  };
}

/** What is sent; or what is wrong with what was typed. */
export function readForm(form: OfferForm): { body: OfferChange } | { fault: string } {
  const monthlyCents = centsOf(form.monthly);
  const yearlyCents = centsOf(form.yearly);
  if (monthlyCents === undefined || yearlyCents === undefined)
    return { fault: 'A price is an amount of dollars, such as 24.99, or empty.' };
  const trialDays = wholeOf(form.trialDays === '' ? '0' : form.trialDays);
  if (trialDays === undefined || trialDays > 90) return { fault: 'A trial has 0 to 90 days.' };
  const limits: OfferChange['limits'] = {};
  for (const kind of LIMIT_KINDS) {
    const text = form.limits[kind]?.trim() ?? '';
    if (text === '') continue;
    const limit = wholeOf(text);
    if (limit === undefined) return { fault: 'A limit is a whole number, or empty where there is none.' };
    limits[kind] = limit;
  }
  const holds = form.holds
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (form.lead.trim() === '' || holds.length === 0)
    return { fault: 'Say whom the plan is for, and at least one thing that it holds.' };
  const { lead, perSeat, onSale } = form;
  return { body: { lead, holds, monthlyCents, yearlyCents, trialDays, perSeat, onSale, limits } };
}

function amountOf(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2);
}

/** Null: empty; undefined: no amount. */
function centsOf(text: string): number | null | undefined {
  const typed = text.trim().replace(/^\$/, '');
  if (typed === '') return null;
  return /^\d{1,5}(?:\.\d{1,2})?$/.test(typed) && Number(typed) > 0
    ? Math.round(Number(typed) * 100)
    : undefined;
}

function wholeOf(text: string): number | undefined {
  return /^\d{1,12}$/.test(text.trim()) ? Number(text) : undefined;
}
