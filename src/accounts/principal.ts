import type { TeamRole } from '../kernel/rules/roles.ts';

/** Who calls, and for which organization. Every row belongs to an owner and an organization. */
export interface Principal {
  userId: string;
  organizationId: string;
  /** In the organization; `creator` in one's own workspace. */
  role: TeamRole;
  /** Administers the whole installation. */
  isPlatformAdmin: boolean;
}
