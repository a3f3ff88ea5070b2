import { writeAudit } from '../../accounts/audit/write-audit.ts';
import { loadOffer, writeOffer } from '../../billing/plan-rows.ts';
import { moveSandboxClock as moveClock } from '../../billing/sandbox/clock.ts';
import { listCustomers } from '../../billing/subscription-rows.ts';
import { AppError } from '../../kernel/errors.ts';
import { keepStripeSettings } from '../billing/stripe-settings.ts';
import { makeStripePrices, readSetup, tryStripe } from '../billing/stripe-setup.ts';
import { enqueueSync } from '../billing/take-event.ts';
import { listPlans } from './billing.ts';
import type { Call } from './call.ts';

const DAY_SECONDS = 86_400;

export const changePlanOffer: Call<'changePlanOffer'> = async (service, who, { params, body }, from) => {
  const { db } = service.database;
  await db.transaction().execute(async (trx) => {
    const before = await loadOffer(trx, params.plan);
    await writeOffer(trx, { ...body, name: params.plan });
    await writeAudit(trx, {
      action: 'plan_offer.changed',
      resource: `plan:${params.plan}`,
      category: 'platform',
      severity: 'high',
      userId: who.userId,
      ipAddress: from.ipAddress,
      details: { from: before, to: body },
    });
  });
  return listPlans(
    service,
    who,
    { params: undefined as never, query: undefined as never, body: undefined as never },
    from,
  );
};

export const readPlatformBilling: Call<'readPlatformBilling'> = (service, _who, _input, from) =>
  readSetup(service, from.origin);

export const changePlatformBilling: Call<'changePlatformBilling'> = async (service, who, { body }, from) => {
  const { config, database } = service;
  if (config.billing.mode !== 'stripe')
    throw new AppError('conflict', 'Payments are not by Stripe here: AFTERWORD_BILLING=stripe.');
  const portalId = body.key === undefined ? undefined : await tryStripe(config, body.key);
  await database.db.transaction().execute(async (trx) => {
    await keepStripeSettings(trx, {
      key: body.key,
      webhookSecret: body.webhookSecret,
      taxes: body.taxes,
      portalId,
    });
    await writeAudit(trx, {
      action: 'billing_settings.changed',
      resource: 'installation',
      category: 'platform',
      severity: 'critical',
      userId: who.userId,
      ipAddress: from.ipAddress,
      // That there are new ones is all that is said of keys.
      details: {
        newKey: body.key !== undefined,
        newSecret: body.webhookSecret !== undefined,
        taxes: body.taxes ?? null,
        prices: body.makePrices ?? false,
      },
    });
  });
  if (body.makePrices) await makeStripePrices(service);
  return readSetup(service, from.origin);
};

export const moveSandboxClock: Call<'moveSandboxClock'> = async (service, who, { body }, from) => {
  const { config, database, queue } = service;
  if (config.billing.mode !== 'sandbox')
    throw new AppError('conflict', 'Only the clock of the sandbox can be moved: AFTERWORD_BILLING=sandbox.');
  const now = await database.db.transaction().execute(async (trx) => {
    const moved = await moveClock(trx, body.days * DAY_SECONDS);
    for (const organizationId of await listCustomers(trx, 'sandbox'))
      await enqueueSync(queue, trx, organizationId);
    await writeAudit(trx, {
      action: 'sandbox_clock.moved',
      resource: 'installation',
      category: 'platform',
      severity: 'medium',
      userId: who.userId,
      ipAddress: from.ipAddress,
      details: { days: body.days },
    });
    return moved;
  });
  return { now: now.toISOString() };
};
