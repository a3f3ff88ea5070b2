/** Who calls, and for which organization. Every row belongs to an owner and an organization. */
export interface Principal {
  userId: string;
  organizationId: string;
  /** In the organization. */
  role: 'owner' | 'admin' | 'manager' | 'creator' | 'viewer';
}
