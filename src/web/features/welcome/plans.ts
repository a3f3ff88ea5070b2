import type { z } from 'zod';
import type { planName } from '../../../kernel/contracts/api/account.ts';

export type PlanName = z.infer<typeof planName>;

export interface Plan {
  name: PlanName;
  title: string;
  /** Whom it is for, in a sentence. */
  lead: string;
  price: string;
  per?: string;
  /** The colour of its dot. */
  dot: string;
  holds: readonly string[];
}

export const PLANS: readonly Plan[] = [
  {
    name: 'student',
    title: 'Student',
    lead: 'Notes turned into podcasts.',
    ...{ price: '$24.99', per: '/month', dot: 'bg-v1' },
    holds: [
      'Notes, papers, slides and photographed handouts as sources',
      'Talked through by two voices, as a lecture, or as a quiz with time to think',
      'Every line shows the sentence it rests on',
    ],
  },
  {
    name: 'creator',
    title: 'Creator',
    lead: 'Podcasts, from a page or a chapter.',
    ...{ price: '$24.99', per: '/month', dot: 'bg-v2' },
    holds: [
      '100+ voices in 30 languages',
      'Change a line, and only that line is spoken again',
      'Studio quality: MP3 up to 320 kbps and other formats, with transcript and chapters',
    ],
  },
  {
    name: 'business',
    title: 'Business',
    lead: 'A team that makes episodes together.',
    ...{ price: 'On request', dot: 'bg-v3' },
    holds: [
      'An organization of your own, with roles and invitations',
      'Episodes sent for approval, with notes on what to change',
      'Two-factor sign-in as a rule, and a log of what was done by whom',
    ],
  },
];

/** The name of a plan as it stands in a profile, which may be one of another kind. */
export function planTitle(plan: string | null): string | undefined {
  if (!plan) return undefined;
  return PLANS.find(({ name }) => name === plan)?.title ?? plan;
}
