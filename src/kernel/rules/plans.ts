import type { TeamRole } from './roles.ts';
import { BITRATES } from './sound-formats.ts';

/** Plans one can ask for (specification 1.2 to 1.4, 2.10). */
export const PLAN_NAMES = ['student', 'creator', 'business'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** The plan of those who work under their organization's. */
export const SEAT_PLAN = 'team';

export interface Plan {
  label: string;
  /** Whom it is for, in a sentence. */
  lead: string;
  /** What a month costs at least (9.10); undefined: on request (9.11). */
  fromDollarsAMonth?: number;
  holds: readonly string[];
  /** What it makes of its holder in their own workspace; absent: what they are already. */
  role?: TeamRole;
}

export const PLANS: Readonly<Record<PlanName, Plan>> = {
  student: {
    label: 'Student',
    lead: 'Notes turned into podcasts.',
    fromDollarsAMonth: 24.99,
    holds: [
      'Notes, papers, slides and photographed handouts as sources',
      'Talked through by two voices, as a lecture, or as a quiz with time to think',
      'Every line shows the sentence it rests on',
    ],
    role: 'student',
  },
  creator: {
    label: 'Creator',
    lead: 'Podcasts, from a page or a chapter.',
    fromDollarsAMonth: 24.99,
    holds: [
      '100+ voices in 30 languages',
      'Change a line, and only that line is spoken again',
      `Studio quality: MP3 up to ${BITRATES.mp3.offered.at(-1)} kbps and other formats, with transcript and chapters`,
    ],
    role: 'creator',
  },
  business: {
    label: 'Business',
    lead: 'A team that makes episodes together.',
    holds: [
      'An organization of your own, with roles and invitations',
      'Episodes sent for approval, with notes on what to change',
      'Two-factor sign-in as a rule, and a log of what was done by whom',
    ],
  },
};

export function isPlanName(name: string): name is PlanName {
  return Object.hasOwn(PLANS, name);
}

/** A plan as it is shown: one of ours, a seat of a team, or whatever an administrator called it. */
export function planLabel(name: string): string {
  if (isPlanName(name)) return PLANS[name].label;
  return name === SEAT_PLAN ? 'Team' : name;
}

/** Its price in the parts that a page may set apart. */
export function planPrice({ fromDollarsAMonth }: Plan): { before: string; price: string; after: string } {
  return fromDollarsAMonth === undefined
    ? { before: '', price: 'On request', after: '' }
    : { before: 'from ', price: `$${fromDollarsAMonth}`, after: '/month' };
}

/** Its price in one line, such as "From $24.99/month". */
export function priceLine(plan: Plan): string {
  const { before, price, after } = planPrice(plan);
  const line = `${before}${price}${after}`;
  return line.charAt(0).toUpperCase() + line.slice(1);
}
