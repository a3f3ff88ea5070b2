import type { PersonaName } from './personas.ts';

/**
 * Whom an endpoint lets in. `own`: whoever is signed in, also before the gate. `member`: whoever has no
 * password to change and the second factor that is asked for. `gated`: a working area, for whoever has a subscription, no password to
 * change and the second factor that is asked for.
 */
export type Access =
  | 'public'
  | 'own'
  | 'member'
  | 'gated'
  | 'gated admin'
  | 'owner'
  | 'gated owner'
  | 'platform'
  | 'bearer';

const NOBODY: PersonaName[] = ['signed_out', 'demo', 'closed'];
/** Owners of their organizations, all of them. */
const OWNERS: PersonaName[] = ['owner', 'unsubscribed', 'must_change_password', 'wants_two_factor'];
/** Admins of the organizations of others. */
const ADMINS: PersonaName[] = ['admin', 'admin_wants_two_factor'];
/** Whoever uses an organization shows first that the account is theirs alone. */
const STANDING: Partial<Record<PersonaName, string>> = {
  must_change_password: '403 password_change_required',
  wants_two_factor: '403 two_factor_required',
  admin_wants_two_factor: '403 two_factor_required',
};
const GATE: Partial<Record<PersonaName, string>> = {
  ...STANDING,
  unsubscribed: '402 subscription_required',
};

/** How the server refuses somebody; undefined: they reach the handler. */
export function refusal(access: Access, name: PersonaName): string | undefined {
  if (access === 'public') return undefined;
  if (NOBODY.includes(name)) return '401 not_signed_in';
  const denied = '403 not_allowed';
  switch (access) {
    case 'own':
      return undefined;
    case 'member':
    case 'bearer':
      return STANDING[name];
    case 'gated':
      return GATE[name];
    case 'gated admin':
      return OWNERS.includes(name) || ADMINS.includes(name) ? GATE[name] : denied;
    case 'owner':
      return OWNERS.includes(name) || name === 'platform_admin' ? STANDING[name] : denied;
    case 'gated owner':
      return OWNERS.includes(name) || name === 'platform_admin' ? GATE[name] : denied;
    case 'platform':
      return name === 'platform_admin' ? undefined : denied;
  }
}

/** Status and code, such as "404 not_found" or "200". */
export function outcomeOf({ status, json }: { status: number; json: unknown }): string {
  const code = (json as { error?: { code?: string } } | null | undefined)?.error?.code;
  return code ? `${status} ${code}` : String(status);
}
