import type { CallName } from './calls.ts';

/**
 * Calls that are open to whoever still has to choose a password or to set up the second factor: those
 * that are needed to do so, and those to go. Every other call waits, whoever's it is. `oneself`: only
 * about the caller, named by the path.
 */
export const BEFORE_THE_GATE: Partial<Record<CallName, 'always' | 'oneself'>> = {
  endSession: 'always',
  listSessions: 'always',
  endOtherSession: 'always',
  endOtherSessions: 'always',
  readProfile: 'always',
  updateProfile: 'always',
  readSubscription: 'always',
  setCredentials: 'always',
  deleteAccount: 'always',
  removeMember: 'oneself',
};
