import type { Role } from '../../../kernel/rules/roles.ts';

/** A role as it is shown. */
export const ROLE_NAMES: Record<Role, string> = {
  owner: 'Owner',
  admin: 'Admin',
  moderator: 'Moderator',
  manager: 'Manager',
  creator: 'Creator',
  student: 'Student',
  user: 'User',
  viewer: 'Viewer',
  platform_admin: 'Platform admin',
  demo: 'Demo',
};

export function roleLabel(role: string): string {
  return ROLE_NAMES[role as Role] ?? role;
}

/** What comes with a role that can be given within an organization. */
export const ROLE_MEANINGS = {
  admin: 'Invites people, changes roles and policies, decides approvals, and sees every page.',
  manager: 'Makes episodes, decides approvals, and sees Company and Team.',
  moderator: 'Sees Discover and the Business Portal, and may switch to the Admin View.',
  user: 'Makes episodes, with library, analytics and approvals. Does not see Company and Team.',
  creator: 'Makes episodes, with a dashboard and a library of their own.',
  student: 'Makes episodes of their notes, with a dashboard and a library of their own.',
  viewer: 'The same pages as a student, for who mostly listens.',
} as const satisfies Partial<Record<Role, string>>;
