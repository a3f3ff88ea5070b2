import { afterEach, expect, it } from 'vitest';
import { listen } from '../../../src/platform/realtime/listen.ts';
import { freshDatabase } from '../db/database.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

it('tells of nothing before it told that it is connected, and of everything after', async () => {
  const { database, drop } = await freshDatabase();
  closers.push(drop);
  const heard: string[] = [];
  // It listens to the first channel long before the last.
  const channels = Array.from({ length: 200 }, (_, index) => `channel_${index}`);
  let said = 0;
  let talking = true;
  const talk = (async () => {
    while (talking) await database.pool.query(`select pg_notify('channel_0', $1)`, [String(++said)]);
  })();
  const listening = await listen(database, channels, {
    message: (payload) => heard.push(payload),
    connected: () => heard.push('connected'),
    lost: (error) => heard.push(error.message),
  });
  closers.push(() => listening.close());
  // "connected" and some that came after it.
  await expect.poll(() => heard.length).toBeGreaterThan(3);
  talking = false;
  await talk;
  await database.pool.query(`select pg_notify('channel_199', 'last')`);
  await expect.poll(() => heard.at(-1)).toBe('last');
  const [first, ...after] = heard;
  expect(first).toBe('connected');
  const told = after.slice(0, -1).map(Number);
  expect(told.length).toBeGreaterThan(1);
  // From the moment it listens on, none is left out.
  expect(told).toEqual(Array.from({ length: told.length }, (_, index) => said - told.length + 1 + index));
});
