import { hasActiveSubscription, type Subscription } from './subscription.ts';

/** Areas that need an active subscription (specification 4.7), and what is below them. */
export const GATED_PATHS = [
  '/dashboard',
  '/create',
  '/library',
  '/analytics',
  '/team',
  '/company',
  '/approvals',
  '/business',
] as const;
/** Where somebody without a subscription may be (4.7). */
export const FREE_PATHS = ['/welcome', '/billing', '/settings', '/auth', '/payment-verification'] as const;
/** What a demo visitor sees, with sample data. */
export const DEMO_PATHS = ['/discover', '/business'] as const;

export interface GateState {
  path: string;
  /** `failed`: it could not be found out who is signed in. */
  who: 'loading' | 'failed' | 'signed-out' | 'demo' | 'signed-in';
  mustChangePassword: boolean;
  /** The organization asks for a second factor and there is none. */
  twoFactorRequired: boolean;
  isPlatformAdmin: boolean;
  /** What the look at the profile row said; `failed` counts as no active subscription. */
  check: 'pending' | 'failed' | Subscription;
}

export type Gate =
  | { kind: 'loading' | 'pass' | 'card' | 'unreachable' }
  | { kind: 'redirect'; to: '/auth' | '/reset-password' | '/settings#security' | '/welcome' | '/discover' };

/** Whether a page of the shell, or /, may be seen (specification 4.7, in its order). */
export function gate(state: GateState): Gate {
  const { path, who, check } = state;
  if (who === 'loading' || (who === 'signed-in' && check === 'pending')) return { kind: 'loading' };
  if (who === 'failed') return { kind: 'unreachable' };
  if (who === 'demo') return isBelow(path, DEMO_PATHS) ? PASS : { kind: 'redirect', to: '/discover' };
  if (who === 'signed-out') return { kind: 'redirect', to: '/auth' };
  if (state.mustChangePassword) return { kind: 'redirect', to: '/reset-password' };
  // The same order as the server's: the second factor is set up before anything is worked on.
  if (state.twoFactorRequired && !isBelow(path, ['/settings']))
    return { kind: 'redirect', to: '/settings#security' };
  if (state.isPlatformAdmin || isActive(check)) return PASS;
  if (isBelow(path, GATED_PATHS)) return { kind: 'card' };
  return isBelow(path, FREE_PATHS) ? PASS : { kind: 'redirect', to: '/welcome' };
}

const PASS: Gate = { kind: 'pass' };

function isActive(check: GateState['check']): boolean {
  return typeof check === 'object' && hasActiveSubscription(check);
}

function isBelow(path: string, areas: readonly string[]): boolean {
  return areas.some((area) => path === area || path.startsWith(`${area}/`));
}
