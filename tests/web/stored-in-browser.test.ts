// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const DAY_MS = 24 * 60 * 60_000;
const lib = (name: string) => `../../src/web/lib/${name}.ts`;

/** Where the page stands, over https. */
function openAt(path: string): void {
  vi.stubGlobal('location', new URL(path, 'https://afterword.example'));
  vi.stubGlobal('isSecureContext', true);
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
  localStorage.clear();
  sessionStorage.clear();
  openAt('/discover');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the demo', () => {
  let posted: { address: string; body: Record<string, unknown> }[];
  beforeEach(() => {
    posted = [];
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      posted.push({ address, body: JSON.parse(String(init.body)) as Record<string, unknown> });
      return new Response(null, { status: 204 });
    });
  });
  const open = () =>
    import(lib('account/demo')) as Promise<typeof import('../../src/web/lib/account/demo.ts')>;

  it('lasts 24 hours, is kept in this browser, and survives a reload', async () => {
    const first = await open();
    const { id, expiresAt } = first.beginDemo();
    expect(expiresAt).toBe(Date.now() + DAY_MS);
    expect(JSON.parse(localStorage.getItem('af_demo_session') ?? '')).toEqual({ id, expiresAt });
    vi.resetModules();
    vi.setSystemTime(Date.now() + DAY_MS - 1);
    const second = await open();
    expect(second.readDemo()).toEqual({ id, expiresAt });
    vi.setSystemTime(Date.now() + 1);
    expect(second.readDemo()).toBeUndefined();
    expect(localStorage.getItem('af_demo_session')).toBeNull();
  });

  it('is written down: sign-in, pages, sign-out, and nothing after its end', async () => {
    const demo = await open();
    const heard = vi.fn();
    demo.onDemo(heard);
    const { id } = demo.beginDemo();
    demo.logDemo('page_view');
    demo.endDemo();
    demo.logDemo('page_view');
    demo.endDemo();
    const details = { timestamp: '2026-03-01T10:00:00.000Z', path: '/discover' };
    expect(posted).toEqual(
      ['sign_in', 'page_view', 'sign_out'].map((action_type) => ({
        address: '/api/rpc/log_demo_activity',
        body: { demo_id: id, action_type, details },
      })),
    );
    expect(heard).toHaveBeenCalledTimes(2);
    expect(demo.readDemo()).toBeUndefined();
  });

  it.each(['nonsense', '{"id":7}', 'null'])('is not made of %s', async (stored) => {
    localStorage.setItem('af_demo_session', stored);
    expect((await open()).readDemo()).toBeUndefined();
  });
});

describe('signing out', () => {
  it('leaves what belongs to the browser and nothing of the person', async () => {
    const browser = ['af_theme', 'af_wave_intro_seen', 'af_disable_realtime', 'cookie_consent_v1'];
    for (const key of [...browser, 'af_demo_session', 'af_position_1', 'af_create_options'])
      localStorage.setItem(key, 'true');
    for (const key of ['af_rt_recovered', 'af_view', 'af_create_sources'])
      sessionStorage.setItem(key, 'true');
    const { forgetPerson } = (await import(
      lib('account/forget-person')
    )) as typeof import('../../src/web/lib/account/forget-person.ts');
    forgetPerson();
    const left = (storage: Storage) =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index));
    expect(left(localStorage)).toEqual(browser);
    expect(left(sessionStorage)).toEqual(['af_rt_recovered']);
  });
});

describe('realtime', () => {
  const open = () =>
    import(lib('live/realtime-conditions')) as Promise<
      typeof import('../../src/web/lib/live/realtime-conditions.ts')
    >;
  beforeEach(() => vi.stubGlobal('navigator', { userAgent: 'Chrome/140.0', maxTouchPoints: 0 }));

  it('is used over https, until this browser is told to do without', async () => {
    const { mayUseRealtime, disableRealtime } = await open();
    expect(mayUseRealtime()).toBe(true);
    disableRealtime();
    expect(localStorage.getItem('af_disable_realtime')).toBe('true');
    expect(mayUseRealtime()).toBe(false);
    disableRealtime(false);
    expect(mayUseRealtime()).toBe(true);
  });

  it('is off for a load with ?safe=1, which leaves no flag', async () => {
    openAt('/create?safe=1');
    expect((await open()).mayUseRealtime()).toBe(false);
    expect(localStorage.length).toBe(0);
  });

  it('reloads the page once a session after the browser forbade the socket', async () => {
    const { recoverFromSecurityError } = await open();
    const reload = vi.fn();
    recoverFromSecurityError(reload);
    recoverFromSecurityError(reload);
    expect(reload).toHaveBeenCalledOnce();
    expect(localStorage.getItem('af_disable_realtime')).toBe('true');
    expect(sessionStorage.getItem('af_rt_recovered')).toBe('true');
  });

  it('does not reload where the guard cannot be kept', async () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem });
    const reload = vi.fn();
    (await open()).recoverFromSecurityError(reload);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the choice about cookies', () => {
  const open = () =>
    import(lib('browser/consent')) as Promise<typeof import('../../src/web/lib/browser/consent.ts')>;

  it.each(['reject_non_essential', 'accept_all'] as const)('%s is kept under its name', async (choice) => {
    const first = await open();
    expect(first.readConsent()).toBeUndefined();
    first.chooseConsent(choice);
    expect(localStorage.getItem('cookie_consent_v1')).toBe(choice);
    vi.resetModules();
    expect((await open()).readConsent()).toBe(choice);
  });

  it('is asked for again where something else was kept', async () => {
    localStorage.setItem('cookie_consent_v1', 'maybe');
    expect((await open()).readConsent()).toBeUndefined();
  });
});
