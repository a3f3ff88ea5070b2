import type { Generated } from 'kysely';
import type { Principal } from './principal.ts';

/** Tables of this room, as migrations/ makes them. */
export interface AccountTables {
  users: { id: string; email: string | null; name: string; created_at: Generated<Date> };
  organizations: { id: string; owner_id: string; name: string; slug: string; created_at: Generated<Date> };
  company_team_members: {
    organization_id: string;
    user_id: string;
    role: Principal['role'];
    invited_by: string | null;
    joined_at: Generated<Date>;
    is_active: Generated<boolean>;
  };
  sessions: { token_hash: Buffer; user_id: string; created_at: Generated<Date>; expires_at: Date };
  sign_in_links: {
    token_hash: Buffer;
    user_id: string;
    created_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
  };
}
