import type { Approver } from '../../../kernel/rules/approvals/approval-steps.ts';
import { ROLE_FACTS } from '../../../kernel/rules/roles.ts';
import type { Member } from '../../lib/account/team-query.ts';

/** "Managers", or a person by name. */
export function approverWords(approver: Approver, members: readonly Member[]): string {
  if ('role' in approver) {
    const { plural } = ROLE_FACTS[approver.role];
    return `${plural.charAt(0).toUpperCase()}${plural.slice(1)}`;
  }
  const member = members.find(({ user_id }) => user_id === approver.userId);
  return member?.name || 'Somebody who left';
}

/** Of a choice: "role:manager" or "person:" with an id. */
export function approverKey(approver: Approver): string {
  return 'role' in approver ? `role:${approver.role}` : `person:${approver.userId}`;
}
