import type { BrandSettings } from '../../stored.ts';
import { ROLE_FACTS, TEAM_ROLES, type TeamRole } from '../roles.ts';
import { ADMIN_ROLES } from '../views.ts';
import type { BrandPart } from './parts.ts';

type Locks = Pick<BrandSettings, 'locked' | 'mayOverride'>;

/** Roles that may be let past what is locked: those that lock it may in any case. */
export const OVERRIDE_ROLES = TEAM_ROLES.filter((role) => !isAdmin(role));

function isAdmin(role: TeamRole): boolean {
  return ADMIN_ROLES.some((each) => each === role);
}

/** Whether somebody may make an episode without what is locked. */
export function mayOverride({ mayOverride }: Locks, role: TeamRole | undefined): boolean {
  return role !== undefined && (isAdmin(role) || mayOverride.includes(role));
}

/** Parts that are not wanted and are locked for who does not want them. */
export function lockedAmong(
  settings: Locks,
  apart: readonly BrandPart[],
  role: TeamRole | undefined,
): BrandPart[] {
  return mayOverride(settings, role) ? [] : apart.filter((part) => settings.locked.includes(part));
}

/** "owners, admins and managers". */
export function whoOverrides({ mayOverride }: Locks): string {
  const names = TEAM_ROLES.filter((role) => isAdmin(role) || mayOverride.includes(role)).map(
    (role) => ROLE_FACTS[role].plural,
  );
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
