import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../test-server.ts';
import { addEpisode } from './rows.ts';

const TITLES = ['beta', 'Alpha', 'alpha', 'Gamma', `delta ${'ü'.repeat(290)}`, 'Zeta, a b', 'épsilon'];

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  for (const [index, title] of TITLES.entries())
    await addEpisode(server, server.ada, {
      title,
      // Two of one moment, and two without a length.
      createdAt: new Date(Date.UTC(2026, 0, index < 2 ? 1 : index)).toISOString(),
      durationMs: index > 4 ? null : (index % 3) * 60_000,
      format: index % 2 === 0 ? 'brief' : 'quiz',
    });
  await addEpisode(server, server.otto, { title: 'alpha of another organization' });
  // As the clock of the database gives them: to the microsecond.
  await server.service.database.pool.query("update episodes set created_at = created_at + '1.234567 s'");
});
afterAll(() => server.close());

interface Listed {
  id: string;
  title: string;
  format: string;
  durationMs?: number;
}

const list = (query: string) => server.ask('GET', `/api/v1/episodes?${query}`, { as: server.ada });

async function allPages(query: string): Promise<Listed[]> {
  const found: Listed[] = [];
  let cursor: string | undefined;
  do {
    const next = cursor ? `&cursor=${cursor}` : '';
    const { status, json } = await list(`limit=2&${query}${next}`);
    expect(status).toBe(200);
    found.push(...json.episodes);
    cursor = json.cursor;
  } while (cursor);
  return found;
}

describe.each(['newest', 'oldest', 'title', 'longest'])('the order %s', (sort) => {
  it('is the same page by page as at once, each episode once', async () => {
    const whole = (await list(`limit=100&sort=${sort}`)).json.episodes as Listed[];
    expect(whole).toHaveLength(TITLES.length);
    expect((await allPages(`sort=${sort}`)).map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
  });
});

describe('lists of episodes', () => {
  it('are ordered as asked', async () => {
    const titles = async (sort: string) => (await allPages(`sort=${sort}`)).map(({ title }) => title);
    expect((await titles('title')).map((title) => title.slice(0, 5).toLowerCase())).toEqual([
      'alpha',
      'alpha',
      'beta',
      'delta',
      'gamma',
      'zeta,',
      'épsil',
    ]);
    expect((await titles('newest'))[0]).toBe('épsilon');
    expect((await titles('newest')).slice().reverse()).toEqual(await titles('oldest'));
    const lengths = (await allPages('sort=longest')).map(({ durationMs }) => durationMs);
    expect(lengths).toEqual([120_000, 60_000, 60_000, 0, 0, undefined, undefined]);
  });

  it('are narrowed by format, title and state together with any order', async () => {
    const quizzes = await allPages('format=quiz&sort=title');
    expect(quizzes.map(({ title }) => title)).toEqual(['Alpha', 'Gamma', 'Zeta, a b']);
    expect((await allPages('q=alpha&sort=longest&status=done')).map(({ title }) => title)).toEqual([
      'alpha',
      'Alpha',
    ]);
  });

  it('refuse a cursor of another order, and those that nobody gave', async () => {
    const { cursor } = (await list('limit=2&sort=title')).json;
    const forge = (text: string) => Buffer.from(text).toString('base64url');
    const id = '00000000-0000-4000-8000-000000000000';
    for (const query of [
      `sort=newest&cursor=${cursor}`,
      `cursor=${cursor}`,
      'cursor=x',
      `cursor=${forge(`newest ${id} 2026-02-31T00:00:00.000000Z`)}`,
      `cursor=${forge(`newest ${id} infinity`)}`,
      `sort=longest&cursor=${forge(`longest ${id} 99999999999`)}`,
      `sort=title&cursor=${forge(`title ${id.replace('4', 'x')} a`)}`,
      `sort=title&cursor=${forge(`title ${id} a\0b`)}`,
    ]) {
      const { status, json } = await list(query);
      expect([query, status, json.error?.code]).toEqual([query, 400, 'input_invalid']);
    }
  });
});
