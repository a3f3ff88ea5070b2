import { describe, expect, it } from 'vitest';
import { dateDistance } from '../../src/kernel/rules/date-distance.ts';
import { type RealtimeConditions, realtimeAllowed } from '../../src/kernel/rules/realtime.ts';
import { organizationSlug } from '../../src/kernel/rules/slug.ts';
import { unreadBadge } from '../../src/kernel/rules/unread-badge.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = new Date('2026-06-15T12:00:00Z');

describe('distances of moments', () => {
  it.each([
    [0, 'less than a minute'],
    [29 * SECOND, 'less than a minute'],
    [30 * SECOND, '1 minute'],
    [89 * SECOND, '1 minute'],
    [90 * SECOND, '2 minutes'],
    [44 * MINUTE, '44 minutes'],
    [45 * MINUTE, 'about 1 hour'],
    [89 * MINUTE, 'about 1 hour'],
    [90 * MINUTE, 'about 2 hours'],
    [23 * HOUR, 'about 23 hours'],
    [24 * HOUR, '1 day'],
    [41 * HOUR, '1 day'],
    [42 * HOUR, '2 days'],
    [29 * DAY, '29 days'],
    [30 * DAY, 'about 1 month'],
    [46 * DAY, 'about 2 months'],
    [60 * DAY, '2 months'],
    [340 * DAY, '11 months'],
    [364 * DAY, '11 months'],
    [365 * DAY, 'about 1 year'],
    [500 * DAY, 'over 1 year'],
    [700 * DAY, 'almost 2 years'],
    [750 * DAY, 'about 2 years'],
  ])('of %i ms are %s', (ms, words) => {
    expect(dateDistance(new Date(NOW.getTime() - ms), NOW)).toBe(`${words} ago`);
    if (ms > 0) expect(dateDistance(new Date(NOW.getTime() + ms), NOW)).toBe(`in ${words}`);
  });
});

it.each([
  [0, undefined],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [250, '9+'],
])('the badge of %i unread is %s', (unread, badge) => expect(unreadBadge(unread)).toBe(badge));

it.each([
  ['Tide & Sons!', 'tide-sons'],
  ['  ACME  Ltd. (UK) ', 'acme-ltd-uk'],
  ['Ferry--Works__2', 'ferry-works-2'],
  ['Über Öl', 'ber-l'],
  ['!?', ''],
  [`${'a'.repeat(49)} b`, `${'a'.repeat(49)}-`],
  ['a'.repeat(80), 'a'.repeat(50)],
])('the slug of %j is %j', (name, slug) => expect(organizationSlug(name)).toBe(slug));

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const SAFARI_17 = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${SAFARI_17} Mobile/15E148 Safari/604.1`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI_17} Safari/605.1.15`;
const IPHONE_CHROME =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1';

const ALLOWED: RealtimeConditions = {
  isSecureContext: true,
  protocol: 'https:',
  hasWebSocket: true,
  userAgent: CHROME,
  maxTouchPoints: 0,
  disabled: false,
  safe: false,
};

describe('live updates', () => {
  it.each<[string, Partial<RealtimeConditions>, boolean]>([
    ['https and a WebSocket', {}, true],
    ['an insecure context', { isSecureContext: false }, false],
    ['http on this machine, which is secure', { protocol: 'http:' }, false],
    ['no WebSocket', { hasWebSocket: false }, false],
    ['the flag of this browser', { disabled: true }, false],
    ['?safe=1', { safe: true }, false],
    ['Safari on a phone', { userAgent: IPHONE, maxTouchPoints: 5 }, false],
    ['Safari on an iPad, which calls itself a Mac', { userAgent: MAC, maxTouchPoints: 5 }, false],
    ['Safari on a Mac', { userAgent: MAC }, true],
    ['another browser on a phone', { userAgent: IPHONE_CHROME, maxTouchPoints: 5 }, true],
  ])('with %s', (_, changes, allowed) => expect(realtimeAllowed({ ...ALLOWED, ...changes })).toBe(allowed));
});
