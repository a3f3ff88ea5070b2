import type { ApprovalStep } from '../../kernel/rules/approvals/approval-steps.ts';

const DAY_MS = 24 * 3600 * 1000;

/** When a step that begins now is due; null: it never is. */
export function dueAt(step: ApprovalStep | undefined): Date | null {
  return step?.dueDays ? new Date(Date.now() + step.dueDays * DAY_MS) : null;
}
