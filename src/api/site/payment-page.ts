import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import { planLabel } from '../../kernel/rules/plans.ts';
import { hasActiveSubscription } from '../../kernel/rules/subscription.ts';
import { html } from '../docs/html.ts';
import type { FormPage } from './written-page.ts';

type Subscription = CallResponse<'readSubscription'>;

/** /payment-verification: what this server knows of the caller's plan; undefined: nobody is signed in. */
export function paymentPage(subscription: Subscription | undefined): FormPage {
  const { heading, text, href, label } = found(subscription);
  return {
    title: 'Payment verification',
    description: 'Whether your plan is active on this server.',
    path: '/payment-verification',
    isPrivate: true,
    body: html`<div class="lead"><h1>${heading}</h1><p>${text}</p></div><div class="row"><a class="btn primary big" href="${href}">${label}</a></div>
<p class="quiet">This installation takes no payments itself: whoever runs it grants plans. <a href="/contact">Contact them</a> about a payment that you made.</p>`,
  };
}

function found(subscription: Subscription | undefined) {
  if (!subscription)
    return {
      heading: 'Sign in to see your plan',
      text: 'Nobody is signed in in this browser, so there is no plan to look at.',
      href: '/auth',
      label: 'Sign in',
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
  return {
    heading: 'No active plan yet',
    text: 'This server knows of no payment and no plan for your account. Once a plan is granted, the working areas open by themselves.',
    href: '/welcome',
    label: 'Choose a plan',
  };
}
