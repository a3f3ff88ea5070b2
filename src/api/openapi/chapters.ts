import { CALLS, type CallName } from '../../kernel/contracts/calls.ts';

/** The chapters of the calls, by what comes first in their path. */
const BY_WORD: Record<string, string> = {
  session: 'Session',
  sessions: 'Session',
  'sign-in-options': 'Session',
  'password-ranges': 'Session',
  profile: 'Account',
  account: 'Account',
  'plan-requests': 'Account',
  organization: 'Team',
  organizations: 'Team',
  team: 'Team',
  invitations: 'Team',
  sources: 'Sources',
  estimates: 'Episodes',
  episodes: 'Episodes',
  voices: 'Voices',
  search: 'Workspace',
  summary: 'Workspace',
  discover: 'Workspace',
  approvals: 'Workspace',
  notifications: 'Notifications',
  mark_notification_read: 'Notifications',
  mark_all_notifications_read: 'Notifications',
  'create-notification': 'Notifications',
  validate_demo_credentials_secure: 'Demo',
  log_demo_activity: 'Demo',
  audit: 'Audit',
  'audit.csv': 'Audit',
  platform: 'Platform',
  jobs: 'Jobs',
  ':bucket': 'Storage',
  events: 'Live events',
};

/** In the order they stand on the page, those of other paths among them. */
export const CHAPTERS = [
  ...new Set(['Session', 'Sign-in', ...Object.values(BY_WORD), 'Uploads', 'Live events', 'Operation']),
];

/** The chapter of a call. */
export function chapterOf(name: CallName): string {
  const word = CALLS[name].path.split('/')[3] ?? '';
  const chapter = BY_WORD[word];
  if (!chapter) throw new Error(`No chapter for ${name} at ${word}`);
  return chapter;
}
