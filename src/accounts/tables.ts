import type { ColumnType, Generated } from 'kysely';
import type { z } from 'zod';
import type { organizationPolicy } from '../kernel/contracts/api/organizations.ts';
import type { platformRole } from '../kernel/contracts/api/platform.ts';
import type { preferences } from '../kernel/contracts/api/profile.ts';
import type { TeamRole } from '../kernel/rules/roles.ts';

type Made = Generated<Date>;
/** A column of JSON: written as text, read back as a value. */
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;
type JsonObject = Record<string, unknown>;

/** A row of `two_factors` as the database writes it in JSON. */
export interface SecondFactorRow {
  id: string;
  secret: string;
  backup_codes: string;
  last_step: number | null;
  set_up_at: string;
}

/** Tables of this room, as migrations/ makes them. */
export interface AccountTables {
  users: {
    id: string;
    email: string | null;
    name: string;
    email_verified: Generated<boolean>;
    image: string | null;
    two_factor_enabled: Generated<boolean>;
    /** False: an administrator closed the account. */
    is_active: Generated<boolean>;
    created_at: Made;
    updated_at: Made;
  };
  profiles: {
    id: string;
    user_id: string;
    full_name: string;
    organization_id: string | null;
    must_change_password: Generated<boolean>;
    subscription_status: string | null;
    subscription_plan: string | null;
    stripe_customer_id: string | null;
    account_type: Generated<'individual' | 'business'>;
    pending_org_name: string | null;
    password_changed_at: Date | null;
    preferences: JsonWithDefault<Partial<z.infer<typeof preferences>>>;
    created_at: Made;
    updated_at: Made;
  };
  user_roles: { user_id: string; role: z.infer<typeof platformRole>; created_at: Made };
  organizations: {
    id: string;
    owner_id: string;
    name: string;
    slug: string;
    personal: Generated<boolean>;
    policy: JsonWithDefault<Partial<z.infer<typeof organizationPolicy>>>;
    created_at: Made;
    updated_at: Made;
  };
  company_team_members: {
    organization_id: string;
    user_id: string;
    role: TeamRole;
    invited_by: string | null;
    joined_at: Made;
    is_active: Generated<boolean>;
  };
  team_invitations: {
    id: string;
    organization_id: string;
    email: string;
    role: TeamRole;
    token_hash: Buffer;
    invited_by: string | null;
    created_at: Made;
    expires_at: Date;
    accepted_at: Date | null;
    revoked_at: Date | null;
  };
  sessions: {
    id: Generated<string>;
    /** SHA-256 of what the browser holds, hexadecimal. */
    token: string;
    user_id: string;
    ip_address: string | null;
    user_agent: string | null;
    expires_at: Date;
    created_at: Made;
    updated_at: Made;
    seen_at: Made;
    /** When the password or a code was last given there; null: not since signing in. */
    confirmed_at: Date | null;
  };
  sign_in_links: {
    token_hash: Buffer;
    user_id: string;
    created_at: Made;
    expires_at: Date;
    used_at: Date | null;
  };
  sign_in_accounts: {
    id: string;
    user_id: string;
    provider_id: string;
    account_id: string;
    password: string | null;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires_at: Date | null;
    refresh_token_expires_at: Date | null;
    scope: string | null;
    created_at: Made;
    updated_at: Made;
  };
  verifications: {
    id: string;
    identifier: string;
    value: string;
    expires_at: Date;
    created_at: Made;
    updated_at: Made;
  };
  two_factors: {
    id: string;
    user_id: string;
    secret: string;
    backup_codes: string;
    verified: boolean | null;
    failed_verification_count: number | null;
    locked_until: Date | null;
    /** The half minute of the last code that was taken. */
    last_step: string | null;
    set_up_at: Made;
  };
  account_links: {
    token_hash: Buffer;
    user_id: string;
    kind: 'verify' | 'reset' | 'change_email';
    email: string;
    expires_at: Date;
    created_at: Made;
  };
  address_changes: {
    id: Generated<string>;
    token_hash: Buffer;
    user_id: string;
    old_email: string;
    second_factor: JsonOrNull<SecondFactorRow>;
    ways: string[];
    changed_at: Made;
    expires_at: Date;
  };
  sign_in_tries: { key: Buffer; tries: number; ends_at: Date };
  password_history: { id: Generated<string>; user_id: string; password: string; created_at: Made };
  sign_in_failures: {
    email_hash: Buffer;
    failures: number;
    first_at: Date;
    locked_until: Date | null;
  };
  letters: {
    id: string;
    recipient_hash: Buffer;
    sealed: Buffer;
    expires_at: Date;
    created_at: Made;
  };
  access_tokens: { token_hash: Buffer; session_id: string; expires_at: Date };
  installation_secrets: { name: string; value: string };
  notifications: {
    id: string;
    user_id: string;
    organization_id: string | null;
    title: string;
    message: string;
    type: string;
    read: Generated<boolean>;
    data: JsonOrNull<JsonObject>;
    created_at: Made;
  };
  audit_log: {
    id: Generated<string>;
    organization_id: string | null;
    user_id: string | null;
    actor: string;
    action: string;
    resource: string;
    result: 'success' | 'failure' | 'denied';
    severity: 'low' | 'medium' | 'high' | 'critical';
    category: string;
    ip_address: string | null;
    details: JsonWithDefault<JsonObject>;
    created_at: Made;
  };
  demo_activity: {
    id: Generated<string>;
    demo_id: string;
    action_type: string;
    details: JsonWithDefault<JsonObject>;
    created_at: Made;
  };
  plan_requests: {
    id: string;
    user_id: string;
    plan: string;
    created_at: Made;
    settled_at: Date | null;
  };
}
