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
export type Role =
  | 'viewer'
  | 'creator'
  | 'student'
  | 'user'
  | 'manager'
  | 'admin'
  | 'owner'
  | 'moderator'
  | 'platform_admin'
  | 'demo';

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
export const GIVEN_ROLES = TEAM_ROLES.filter((role) => role !== 'owner');
