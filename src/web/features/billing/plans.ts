import type { CallBody } from '../../../kernel/contracts/api/api.ts';

export type PlanName = CallBody<'requestPlan'>['plan'];

/** Plans one can ask for; prices are what is known of them, and no more. */
export const PLANS: readonly { name: PlanName; label: string; price: string; holds: string }[] = [
  {
    name: 'student',
    label: 'Student',
    price: 'From $24.99 a month',
    holds: 'Notes, papers and slides turned into episodes, with a library of your own.',
  },
  {
    name: 'creator',
    label: 'Creator',
    price: 'From $24.99 a month',
    holds: 'Episodes and social content, exports in every format, up to 320 kbps.',
  },
  {
    name: 'business',
    label: 'Business',
    price: 'Pricing on request',
    holds: 'A team with roles, approvals, policies and an audit log. Your plan covers its members.',
  },
];

/** A plan as it is shown: one of ours, or what an administrator called it. */
export function planLabel(name: string): string {
  return PLANS.find((plan) => plan.name === name)?.label ?? name;
}
