import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BREACH_PAUSE_MS,
  type BreachState,
  breachRefusal,
  breachText,
  countBreaches,
  countIn,
  createBreachCheck,
} from '../../src/web/lib/account/breaches.ts';

describe('what is said', () => {
  it.each<[BreachState, string | undefined]>([
    [{ at: 'idle' }, undefined],
    [{ at: 'checking' }, 'Checking password security...'],
    [{ at: 'breached', count: 3 }, 'Found in 3 known breaches'],
    [{ at: 'breached', count: 3_861_493 }, 'Found in 3,861,493 known breaches'],
    [{ at: 'clean' }, 'Password not found in known breaches'],
    [{ at: 'failed' }, 'Unable to check breach status'],
  ])('of %j', (state, text) => expect(breachText(state)).toBe(text));

  it('of a password that is not taken', () =>
    expect(breachRefusal(7)).toBe(
      'This password appears in 7 known breaches. Please choose a unique, stronger password.',
    ));
});

describe('a range', () => {
  const range = 'AAAA:3\r\nBBBB:0\r\ncccc:12\r\n';
  it.each([
    ['AAAA', 3],
    ['BBBB', 0],
    ['CCCC', 12],
    ['DDDD', 0],
  ])('holds %s %i times', (suffix, times) => expect(countIn(range, suffix)).toBe(times));
});

describe('countBreaches', () => {
  afterEach(() => vi.unstubAllGlobals());
  const hash = createHash('sha1').update('Password1').digest('hex').toUpperCase();

  it('sends five characters of the hash and nothing else, padded and unkept', async () => {
    const requests: [string, RequestInit][] = [];
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      requests.push([address, init]);
      return new Response(`${hash.slice(5)}:42\r\n${'0'.repeat(35)}:0`);
    });
    expect(await countBreaches('Password1')).toBe(42);
    const [address, init] = requests[0] as [string, RequestInit];
    expect(address).toBe(`/api/v1/password-ranges/${hash.slice(0, 5)}`);
    expect(init.headers).toEqual({ 'add-padding': 'true' });
    expect(init.cache).toBe('no-store');
    expect(init.body).toBeUndefined();
  });

  it('fails where the service does not answer', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
    await expect(countBreaches('Password1')).rejects.toThrow();
  });
});

describe('the check while somebody types', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A check whose answers come when the test says so. */
  function openCheck() {
    const states: BreachState[] = [];
    const requests: { password: string; answer: (times: number) => void; fail: () => void }[] = [];
    const check = createBreachCheck(
      (password) =>
        new Promise((answer, reject) => {
          requests.push({ password, answer, fail: () => reject(new Error('no answer')) });
        }),
      (state) => states.push(state),
    );
    return { check, requests, last: () => states.at(-1) };
  }

  it('asks nothing below four characters', () => {
    const { check, requests, last } = openCheck();
    check.type('abc');
    vi.advanceTimersByTime(10 * BREACH_PAUSE_MS);
    expect(requests).toEqual([]);
    expect(last()).toEqual({ at: 'idle' });
  });

  it('asks once, 800 ms after the last key', () => {
    const { check, requests, last } = openCheck();
    for (const password of ['abcd', 'abcde', 'abcdef']) {
      check.type(password);
      vi.advanceTimersByTime(799);
    }
    expect(requests).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(requests.map(({ password }) => password)).toEqual(['abcdef']);
    expect(last()).toEqual({ at: 'checking' });
  });

  it.each<[string, (requests: { answer: (n: number) => void; fail: () => void }) => void, BreachState]>([
    ['clean', ({ answer }) => answer(0), { at: 'clean' }],
    ['breached', ({ answer }) => answer(5), { at: 'breached', count: 5 }],
    ['not known, where the service fails', ({ fail }) => fail(), { at: 'failed' }],
  ])('comes to be %s', async (_, settle, state) => {
    const { check, requests, last } = openCheck();
    check.type('abcd');
    vi.advanceTimersByTime(BREACH_PAUSE_MS);
    settle(requests[0] as (typeof requests)[0]);
    await vi.advanceTimersByTimeAsync(0);
    expect(last()).toEqual(state);
  });

  it('ignores an answer about what no longer stands there', async () => {
    const { check, requests, last } = openCheck();
    check.type('abcd');
    vi.advanceTimersByTime(BREACH_PAUSE_MS);
    check.type('abcde');
    requests[0]?.answer(9);
    await vi.advanceTimersByTimeAsync(0);
    expect(last()).toEqual({ at: 'idle' });
    vi.advanceTimersByTime(BREACH_PAUSE_MS);
    requests[1]?.answer(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(last()).toEqual({ at: 'clean' });
  });

  it('is settled at once where the form is sent before the pause is over, and asks only once', async () => {
    const { check, requests } = openCheck();
    check.type('abcd');
    const settled = check.settle('abcd');
    vi.advanceTimersByTime(BREACH_PAUSE_MS);
    expect(requests).toHaveLength(1);
    requests[0]?.answer(2);
    expect(await settled).toEqual({ at: 'breached', count: 2 });
    expect(await check.settle('abcd')).toEqual({ at: 'breached', count: 2 });
    expect(requests).toHaveLength(1);
  });

  it('settles what fails without failing', async () => {
    const { check, requests } = openCheck();
    const settled = check.settle('abcd');
    requests[0]?.fail();
    expect(await settled).toEqual({ at: 'failed' });
  });

  it('asks nothing any more once it is stopped', () => {
    const { check, requests } = openCheck();
    check.type('abcd');
    check.stop();
    vi.advanceTimersByTime(10 * BREACH_PAUSE_MS);
    expect(requests).toEqual([]);
  });
});
