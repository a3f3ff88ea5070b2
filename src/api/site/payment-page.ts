import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import type { BillingMode } from '../../kernel/rules/billing/offers.ts';
import { planLabel } from '../../kernel/rules/plans.ts';
import { hasActiveSubscription } from '../../kernel/rules/subscription.ts';
import type { Payment } from '../../workflow/billing/verify-payment.ts';
import { html } from '../docs/html.ts';
import type { FormPage } from './written-page.ts';

/** The page asks again while the payment is under way. */
const AGAIN_SECONDS = 3;

interface Known {
  /** Undefined: nobody is signed in. */
  subscription: CallResponse<'readSubscription'> | undefined;
  /** What became of the payment that one comes back from; undefined: none is named. */
  payment: Payment | undefined;
  mode: BillingMode;
}

interface Said {
  heading: string;
  text: string;
  href: string;
  label: string;
  refreshSeconds?: number;
}

/** /payment-verification: what this server knows of the caller's plan. */
export function paymentPage(known: Known): FormPage {
  const { heading, text, href, label, refreshSeconds } = said(known);
  return {
    title: 'Payment verification',
    description: 'Whether your plan is active on this server.',
    path: '/payment-verification',
    isPrivate: true,
    refreshSeconds,
    body: html`<div class="lead"><h1>${heading}</h1><p role="status">${text}</p></div><div class="row"><a class="btn primary big" href="${href}">${label}</a></div>
<p class="quiet">${
      known.mode === 'off'
        ? 'This installation takes no payments itself: whoever runs it grants plans.'
        : 'What stands here is what the payment provider says, not what the address says.'
    } <a href="/contact">Contact them</a> about a payment that you made.</p>`,
  };
}

function said({ subscription, payment }: Known): Said {
  if (!subscription)
    return {
      heading: 'Sign in to see your plan',
      text: 'Nobody is signed in in this browser, so there is no plan to look at.',
      href: '/auth',
      label: 'Sign in',
    };
  if (payment === 'underway')
    return {
      heading: 'Your payment is being confirmed',
      text: 'The payment provider has it. This page looks again by itself, and you can close it: the plan opens either way.',
      href: '/billing',
      label: 'Go to Billing',
      refreshSeconds: AGAIN_SECONDS,
    };
  if (hasActiveSubscription(subscription)) {
    const plan = subscription.subscription_plan;
    return {
      heading: 'Your plan is active',
      text: plan
        ? `You have the plan ${planLabel(plan)}. The working areas are open to you.`
        : 'The working areas are open to you.',
      href: '/create',
      label: 'Make an episode',
    };
  }
  if (payment === 'unfinished')
    return {
      heading: 'Nothing was paid',
      text: 'The checkout was not finished, and nothing was charged. You can begin again whenever you like.',
      href: '/welcome',
      label: 'Choose a plan',
    };
  return {
    heading: 'No active plan yet',
    text: 'This server knows of no payment and no plan for your account. Once a plan is granted, the working areas open by themselves.',
    href: '/welcome',
    label: 'Choose a plan',
  };
}
