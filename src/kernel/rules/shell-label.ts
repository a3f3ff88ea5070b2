import type { Role } from './roles.ts';
import { canSwitchView, type View } from './views.ts';

/** What the shell calls somebody by; who switches to the admin view may have any role's name. */
const PLAIN = ['manager', 'creator', 'student', 'viewer'] as const satisfies Role[];

/**
 * The shell's role label (specification 5.6). The sentence on views is about those who have them: the
 * holders of the switcher. All others are called by their role in whatever view.
 */
export function shellRoleLabel(roles: readonly Role[], view: View): Role {
  if (canSwitchView(roles)) {
    if (view === 'user') return 'viewer';
    return isAdminLabel(roles) ? 'admin' : (roles[0] ?? 'viewer');
  }
  return isAdminLabel(roles) ? 'admin' : (PLAIN.find((role) => roles.includes(role)) ?? 'viewer');
}

function isAdminLabel(roles: readonly Role[]): boolean {
  return roles.some((role) => role === 'platform_admin' || role === 'admin' || role === 'owner');
}
