import { z } from 'zod';
import { BILLING_MODES, type BillingMode } from '../../kernel/rules/billing/offers.ts';

/** What the environment decides of plans and payment. */
export interface BillingConfig {
  /** `off`: plans are granted by hand. `sandbox`: payments are played, nothing is charged. */
  mode: BillingMode;
  /** Where Stripe's API answers, where that is not its own address. */
  stripeUrl: string | undefined;
}

/** Variables of this part; `readConfig` checks them together with all others. */
export const BILLING_VARIABLES = {
  AFTERWORD_BILLING: z.enum(BILLING_MODES, { error: 'must be off, sandbox or stripe' }).default('off'),
  AFTERWORD_STRIPE_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
};

const variables = z.object(BILLING_VARIABLES);

export function toBillingConfig(value: z.infer<typeof variables>): BillingConfig {
  return { mode: value.AFTERWORD_BILLING, stripeUrl: value.AFTERWORD_STRIPE_URL?.replace(/\/+$/, '') };
}
