import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EVENT_KINDS } from '../../src/kernel/contracts/api/events.ts';
import { keys } from '../../src/web/lib/api/queries.ts';
import { intervalFor, STALE_AFTER, TOPICS } from '../../src/web/lib/live/topics.ts';

const WEB = path.join(import.meta.dirname, '../../src/web');
/** How a page could hear of changes by a way of its own. */
const OWN_WAYS = /refetchInterval|new WebSocket|EventSource|'readEvents'|api\/v1\/events/;

it('is the one way in which pages hear of changes', () => {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file));
  const withOwnWay = files.filter((file) => OWN_WAYS.test(readFileSync(path.join(WEB, file), 'utf8')));
  expect(withOwnWay.filter((file) => !file.startsWith('lib/live/'))).toEqual([]);
  expect(withOwnWay).toContain('lib/live/live.ts');
});

it('leaves no topic without a way to hear of it', () => {
  const heard = new Set(EVENT_KINDS.flatMap((kind) => STALE_AFTER[kind]('id').map(([topic]) => topic)));
  const unheard = Object.keys(TOPICS).filter(
    (topic) => !heard.has(topic as keyof typeof TOPICS) && intervalFor([topic], undefined, true) === false,
  );
  expect(unheard).toEqual([]);
});

describe('intervals', () => {
  const idle = {
    requestedPlan: null,
    subscription_status: null,
    subscription_plan: null,
    stripe_customer_id: null,
  };
  const written = { revision: 0, stages: [{ id: 'write', state: 'done' }] };

  it.each([
    ['notifications, polled', keys.notifications, {}, false, 30_000],
    ['notifications, live', keys.notifications, {}, true, false],
    ['a plan, polled', keys.plan, idle, false, 30_000],
    ['a plan that is asked for', keys.plan, { ...idle, requestedPlan: 'pro' }, false, 5000],
    ['a plan that is asked for, live', keys.plan, { ...idle, requestedPlan: 'pro' }, true, false],
    [
      'another plan than the one there is',
      keys.plan,
      {
        ...idle,
        requestedPlan: 'pro',
        subscription_status: 'active',
      },
      false,
      30_000,
    ],
    ['jobs, of which no event tells', ['jobs'], {}, true, 5000],
    ['the outbox', ['outbox'], {}, true, 10_000],
    ['an email, which never changes', ['outbox-mail', '1'], {}, true, false],
    ['an episode whose script is on its way', keys.episode('1'), written, true, 500],
    ['an episode with its script', keys.episode('1'), { ...written, revision: 1 }, true, false],
    ['the script itself', keys.script('1'), written, true, false],
    ['an answer that cannot be drawn', keys.episode('1'), {}, true, false],
    ['a query of no topic', ['voices', 'en'], {}, false, false],
    ['a key of Object', ['constructor'], {}, false, false],
  ])('%s', (_, key, data, isLive, ms) => {
    expect(intervalFor(key, data, isLive)).toBe(ms);
  });
});
