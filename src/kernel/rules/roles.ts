/** Every role there is (specification 6.1); `platform_admin` is a flag as well, `demo` is nobody's in the database. */
export const ROLES = [
  'viewer',
  'creator',
  'student',
  'user',
  'manager',
  'admin',
  'owner',
  'moderator',
  'platform_admin',
  'demo',
] as const;
export type Role = (typeof ROLES)[number];

/** Roles within an organization. */
export const TEAM_ROLES = [
  'owner',
  'admin',
  'moderator',
  'manager',
  'creator',
  'student',
  'user',
  'viewer',
] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** Roles that may be given by an invitation or a change; ownership is handed over instead. */
export const ASSIGNABLE_ROLES = TEAM_ROLES.filter((role) => role !== 'owner');

export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

interface RoleFacts {
  /** As it is shown. */
  label: string;
  /** Within a sentence: "as a creator", "as the owner". */
  name: string;
  plural: string;
}

export const ROLE_FACTS: Readonly<Record<Role, RoleFacts>> = {
  owner: { label: 'Owner', name: 'the owner', plural: 'owners' },
  admin: { label: 'Admin', name: 'an admin', plural: 'admins' },
  moderator: { label: 'Moderator', name: 'a moderator', plural: 'moderators' },
  manager: { label: 'Manager', name: 'a manager', plural: 'managers' },
  creator: { label: 'Creator', name: 'a creator', plural: 'creators' },
  student: { label: 'Student', name: 'a student', plural: 'students' },
  user: { label: 'User', name: 'a user', plural: 'users' },
  viewer: { label: 'Viewer', name: 'a viewer', plural: 'viewers' },
  platform_admin: { label: 'Platform admin', name: 'a platform admin', plural: 'platform admins' },
  demo: { label: 'Demo', name: 'a visitor of the demo', plural: 'visitors of the demo' },
};

/** What comes with a role that can be given within an organization, for who gives it. */
export const ROLE_MEANINGS: Readonly<Record<AssignableRole, string>> = {
  admin: 'Invites people, changes roles and policies, decides approvals, and sees every page.',
  manager: 'Makes episodes, decides approvals, and sees Company and Team.',
  moderator: 'Sees Discover and the Business Portal, and may switch to the Admin View.',
  user: 'Makes episodes, with library, analytics and approvals. Does not see Company and Team.',
  creator: 'Makes episodes, with a dashboard and a library of their own.',
  student: 'Makes episodes of their notes, with a dashboard and a library of their own.',
  viewer: 'The same pages as a student, for who mostly listens.',
};

/** Of a name the database holds: a role of ours, or its own word. */
export function roleLabel(role: string): string {
  const known = ROLES.find((each) => each === role);
  return known ? ROLE_FACTS[known].label : role;
}
