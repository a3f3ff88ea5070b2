import type { Member } from '../../lib/account/team-query.ts';
import { call } from '../../lib/api/api.ts';
import { createTaken } from '../../lib/workspace/taken.ts';

const members = createTaken();

/** Members who are gone from the list, and removed once the time to take it back is over. */
export const useTakenOut = members.use;

/** Takes a member out of the list at once; they are removed when the toast goes without Undo. */
export function takeOut({ user_id: userId, name }: Member, onRemoved: () => Promise<unknown>): void {
  members.take(userId, {
    said: `Removed ${name} from the team.`,
    async work() {
      await call('removeMember', { params: { userId }, keepalive: true });
      // They may be invited again: once the list knows, it decides.
      await onRemoved();
    },
  });
}
