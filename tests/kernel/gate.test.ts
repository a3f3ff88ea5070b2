import { describe, expect, it } from 'vitest';
import { FREE_PATHS, GATED_PATHS, type Gate, type GateState, gate } from '../../src/kernel/rules/gate.ts';
import type { Subscription } from '../../src/kernel/rules/subscription.ts';

const NONE: Subscription = { subscription_status: null, subscription_plan: null, stripe_customer_id: null };
const ACTIVE: Subscription = { ...NONE, subscription_status: 'active' };
const to = (path: string) => ({ kind: 'redirect', to: path }) as Gate;

const state = (changes: Partial<GateState>): GateState => ({
  path: '/dashboard',
  who: 'signed-in',
  mustChangePassword: false,
  twoFactorRequired: false,
  isPlatformAdmin: false,
  check: NONE,
  ...changes,
});

describe('the gate', () => {
  it.each(['/', '/create', '/settings', '/welcome'])(
    'waits at %s for who it is, and for the check',
    (path) => {
      expect(gate(state({ path, who: 'loading' }))).toEqual({ kind: 'loading' });
      expect(gate(state({ path, check: 'pending' }))).toEqual({ kind: 'loading' });
      expect(gate(state({ path, check: 'pending', mustChangePassword: true }))).toEqual({ kind: 'loading' });
    },
  );

  it.each(['/', '/create', '/settings', '/billing'])('sends strangers at %s to sign in', (path) =>
    expect(gate(state({ path, who: 'signed-out', check: 'pending' }))).toEqual(to('/auth')),
  );

  it('says that nobody could be asked', () =>
    expect(gate(state({ who: 'failed', check: 'pending' }))).toEqual({ kind: 'unreachable' }));

  it('asks for a new password before anything else, of platform admins too', () => {
    for (const changes of [{}, { isPlatformAdmin: true }, { check: ACTIVE }, { twoFactorRequired: true }])
      expect(gate(state({ ...changes, mustChangePassword: true }))).toEqual(to('/reset-password'));
  });

  it('asks for a second factor next, where it is set up', () => {
    expect(gate(state({ check: ACTIVE, twoFactorRequired: true }))).toEqual(to('/settings#security'));
    expect(gate(state({ path: '/settings', check: ACTIVE, twoFactorRequired: true }))).toEqual({
      kind: 'pass',
    });
  });

  describe.each(GATED_PATHS)('at %s', (path) => {
    it.each([path, `${path}/`, `${path}/below/it`])(
      'shows the card at %s without a subscription',
      (place) => {
        expect(gate(state({ path: place }))).toEqual({ kind: 'card' });
        expect(gate(state({ path: place, check: 'failed' }))).toEqual({ kind: 'card' });
      },
    );
    it('lets pass who has one, and platform admins', () => {
      expect(gate(state({ path, check: ACTIVE }))).toEqual({ kind: 'pass' });
      expect(gate(state({ path, isPlatformAdmin: true }))).toEqual({ kind: 'pass' });
      expect(gate(state({ path, isPlatformAdmin: true, check: 'failed' }))).toEqual({ kind: 'pass' });
    });
  });

  it.each(FREE_PATHS)('leaves %s open without a subscription', (path) => {
    expect(gate(state({ path }))).toEqual({ kind: 'pass' });
    expect(gate(state({ path, check: 'failed' }))).toEqual({ kind: 'pass' });
  });

  it.each(['/', '/discover', '/student-dashboard', '/student-library', '/voice-clones', '/platform-admin'])(
    'leads from %s to the plans without a subscription',
    (path) => {
      expect(gate(state({ path }))).toEqual(to('/welcome'));
      expect(gate(state({ path, check: 'failed' }))).toEqual(to('/welcome'));
      expect(gate(state({ path, check: ACTIVE }))).toEqual({ kind: 'pass' });
    },
  );

  it.each(['/dashboards', '/created', '/teams'])('takes %s for no gated area', (path) =>
    expect(gate(state({ path }))).toEqual(to('/welcome')),
  );

  it.each<[Partial<Subscription>, boolean]>([
    [{ subscription_status: 'active' }, true],
    [{ stripe_customer_id: 'cus_1' }, true],
    [{ subscription_plan: 'student' }, true],
    [{ subscription_status: 'canceled' }, false],
    [{ subscription_status: 'canceled', subscription_plan: 'student' }, true],
    [{ subscription_plan: '', stripe_customer_id: '' }, false],
  ])('takes %j for an active subscription: %s', (row, active) =>
    expect(gate(state({ check: { ...NONE, ...row } })).kind).toBe(active ? 'pass' : 'card'),
  );

  it.each([
    ['/discover', 'pass'],
    ['/business', 'pass'],
    ['/business/anything', 'pass'],
    ['/create', 'redirect'],
    ['/settings', 'redirect'],
    ['/', 'redirect'],
  ])('shows demo visitors %s: %s', (path, kind) =>
    expect(gate(state({ path, who: 'demo', check: 'pending' }))).toEqual(
      kind === 'pass' ? { kind } : to('/discover'),
    ),
  );
});
