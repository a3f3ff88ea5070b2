import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../test-server.ts';
import { addEpisode, addSource } from './rows.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const summary = async (as = server.ada) => (await server.ask('GET', '/api/v1/summary', { as })).json;

describe('an empty organization', () => {
  it('has twelve empty weeks from Monday, and no pace', async () => {
    const found = await summary(server.otto);
    expect(found).toMatchObject({ episodes: 0, minutes: 0, sources: 0, words: 0, members: 1, formats: [] });
    expect(found).toMatchObject({ loudness: { within: 0, measured: 0 }, running: [], recent: [] });
    expect(found.workSecondsPerMinute).toBeUndefined();
    expect(found.weeks).toHaveLength(12);
    for (const { start, episodes } of found.weeks) {
      expect(new Date(start).getUTCDay()).toBe(1);
      expect(episodes).toBe(0);
    }
    const last = new Date(found.weeks.at(-1).start).getTime();
    expect(Date.now() - last).toBeLessThan(7 * DAY_MS);
    expect(last - new Date(found.weeks[0].start).getTime()).toBe(77 * DAY_MS);
  });
});

describe('what was made', () => {
  it('is counted by finished episodes of the organization', async () => {
    const loud = (integratedLufs: number, truePeakDbtp: number) => ({ integratedLufs, truePeakDbtp });
    await addEpisode(server, server.ada, { durationMs: 90_000, workMs: 3000, loudness: loud(-16.4, -1.2) });
    await addEpisode(server, server.ada, { durationMs: 120_000, workMs: 8000, loudness: loud(-16.6, -1.2) });
    await addEpisode(server, server.vera, {
      createdAt: daysAgo(20),
      format: 'brief',
      loudness: loud(-16, -0.9),
    });
    await addEpisode(server, server.ada, { createdAt: daysAgo(40), durationMs: 600_000, workMs: 10_000 });
    await addEpisode(server, server.ada, { createdAt: daysAgo(200), durationMs: 60_000 });
    const running = await addEpisode(server, server.ada, { status: 'running', durationMs: null });
    const failed = await addEpisode(server, server.ada, { status: 'failed', durationMs: null });
    await addEpisode(server, server.otto, { durationMs: 6_000_000 });
    await addSource(server, server.ada, 'Tides');
    await addSource(server, server.vera, 'Moon');

    const found = await summary();
    expect(found).toMatchObject({ episodes: 5, episodesInPeriod: 3, minutes: 15.5, minutesInPeriod: 4.5 });
    expect(found).toMatchObject({ sources: 2, words: 2400, members: 2, published: 0, pendingApprovals: 0 });
    expect(found.formats).toEqual([
      { format: 'deep_dive', episodes: 4 },
      { format: 'brief', episodes: 1 },
    ]);
    // Of 2, 4 and 1 seconds a minute.
    expect(found.workSecondsPerMinute).toBe(2);
    expect(found.loudness).toEqual({ within: 1, measured: 3 });
    const weeks: { episodes: number; minutes: number }[] = found.weeks;
    expect(weeks.reduce((sum, week) => sum + week.episodes, 0)).toBe(4);
    expect(weeks.at(-1)).toMatchObject({ episodes: 2, minutes: 3.5 });
    expect(found.running.map(({ id }: { id: string }) => id)).toEqual([running]);
    expect(found.recent).toHaveLength(6);
    expect(found.recent.map(({ id }: { id: string }) => id)).toContain(failed);
    expect((await summary(server.otto)).episodes).toBe(1);
  });
});
