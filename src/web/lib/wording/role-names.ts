import type { Role } from '../../../kernel/rules/roles.ts';

const NAMES: Record<Role, string> = {
  viewer: 'a viewer',
  creator: 'a creator',
  student: 'a student',
  user: 'a user',
  manager: 'a manager',
  admin: 'an admin',
  owner: 'the owner',
  moderator: 'a moderator',
  platform_admin: 'a platform admin',
  demo: 'a visitor of the demo',
};

/** A role within a sentence: "as a creator", "as the owner". */
export function roleName(role: Role): string {
  return NAMES[role];
}
