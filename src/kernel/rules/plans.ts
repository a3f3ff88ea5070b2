import type { TeamRole } from './roles.ts';

/** Plans one can ask for (specification 1.2 to 1.4, 2.10). What each holds and costs is a row of `plans`. */
export const PLAN_NAMES = ['student', 'creator', 'business'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** The plan of those who work under their organization's. */
export const SEAT_PLAN = 'team';

interface PlanKind {
  label: string;
  /** What it makes of its holder in their own workspace; absent: what they are already. */
  role?: TeamRole;
}

export const PLANS: Readonly<Record<PlanName, PlanKind>> = {
  student: {
    label: 'Student',
    role: 'student',
  },
  creator: {
    label: 'Creator',
    role: 'creator',
  },
  business: {
    label: 'Business',
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
