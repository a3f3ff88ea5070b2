import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type Person, type TestServer } from '../test-server.ts';
import { addEpisode, addSource } from './rows.ts';

interface Hit {
  key: string;
  title: string;
  detail: string;
  path: string;
}

let server: TestServer;
let tides: string;
beforeAll(async () => {
  server = await openTestServer();
  const turn = (id: string, text: string, speaker = 0) => ({
    id,
    segmentId: 's1',
    speaker,
    text,
    kind: 'source' as const,
    refs: [],
  });
  const long = `${'Nothing of it is here. '.repeat(12)}Then Émile Durand weighed the harbour’s anchors, “all” of them, in 1873. ${'And so on it went. '.repeat(12)}`;
  tides = await addEpisode(server, server.ada, {
    title: 'L’Été: why tides come & go',
    durationMs: 380_000,
    script: { turns: [turn('t1', 'Water is pulled.'), turn('t2', long, 3)] },
  });
  const secret = 'The zeppelin was secret.';
  await addEpisode(server, server.otto, { title: 'Zeppelin tides', script: { turns: [turn('t1', secret)] } });
  await addSource(server, server.otto, 'zeppelin.pdf', 'Zeppelin plans');
  const source = await addSource(server, server.ada, 'straße_2024.pdf', 'Die Straße');
  await addSource(server, server.ada, 'lonely-notes.md');
  const { pool } = server.service.database;
  await pool.query('insert into episode_sources values ($1, $2, 0)', [tides, source]);
});
afterAll(() => server.close());

async function search(as: Person, q: string): Promise<Record<'content' | 'people' | 'analytics', Hit[]>> {
  const { status, json } = await server.ask('GET', `/api/v1/search?q=${encodeURIComponent(q)}`, { as });
  expect([q, status]).toEqual([q, 200]);
  return json;
}
const keys = (hits: Hit[]) => hits.map(({ key }) => key);

describe('content', () => {
  it('is found by words of a title as they begin, whatever their case and accents', async () => {
    for (const q of ['tides', 'TID', 'ete', 'Été', 'l’été', 'go come', '  why   ti ']) {
      const { content } = await search(server.ada, q);
      expect([q, ...keys(content)]).toEqual([q, `episode:${tides}`]);
      expect(content[0]).toMatchObject({ detail: 'Episode, 6 min 20 s', path: `/create/${tides}` });
    }
    expect((await search(server.ada, 'ides')).content).toEqual([]);
    expect((await search(server.ada, 'tides moon')).content).toEqual([]);
  });

  it('is found by what is said in it, with who said it', async () => {
    const [hit, ...others] = (await search(server.ada, 'emile weigh')).content;
    expect(others).toEqual([]);
    expect(hit?.key).toBe(`script:${tides}`);
    expect(hit?.detail).toMatch(/^Léo & Co: … .*Émile Durand weighed the harbour’s anchors.* …$/);
    expect(hit!.detail.length).toBeLessThan(160);
  });

  it('is found in the script as it stands, not in earlier ones', async () => {
    const { pool } = server.service.database;
    await pool.query(
      `insert into scripts (episode_id, revision, script)
       select episode_id, 2, jsonb_set(script, '{turns,0,text}', '"Sand is pulled."') from scripts where episode_id = $1`,
      [tides],
    );
    expect((await search(server.ada, 'water')).content).toHaveLength(1);
    await pool.query('update episodes set revision = 2 where id = $1', [tides]);
    expect((await search(server.ada, 'water')).content).toEqual([]);
    expect((await search(server.ada, 'sand')).content[0]?.detail).toBe('Maya <host>: Sand is pulled.');
  });

  it('is found by names of sources', async () => {
    expect((await search(server.ada, 'strasse')).content).toMatchObject([
      { title: 'Die Straße', detail: 'Source of “L’Été: why tides come & go”', path: `/create/${tides}` },
    ]);
    expect((await search(server.ada, 'lonely')).content).toMatchObject([
      { detail: 'Source', path: '/create' },
    ]);
  });

  it('is that of the own organization alone', async () => {
    const strangers = await search(server.otto, 'émile');
    expect(strangers.content).toEqual([]);
    const theirs = await search(server.otto, 'zeppelin');
    expect(theirs.content).toHaveLength(2);
    const ours = await search(server.ada, 'zeppelin');
    expect(ours).toEqual({ content: [], people: [], analytics: [] });
  });

  it('takes signs for what they are', async () => {
    for (const q of [
      "'",
      '\\',
      ':*',
      '%',
      '_',
      "a'b:*&|!()<->",
      '½',
      '“”',
      '\u{1f30a}',
      "x'; drop table users",
    ])
      expect((await search(server.ada, q)).content).toEqual([]);
    const url = '/api/v1/search?q=';
    expect((await server.ask('GET', `${url}%20`, { as: server.ada })).status).toBe(400);
  });

  it('gives at most eight, and leaves room for what stands in scripts and names of sources', async () => {
    const script = { turns: [], description: '' };
    for (let index = 0; index < 9; index++)
      await addEpisode(server, server.ada, { title: `Kelp ${index}`, script });
    const turn = { id: 't', segmentId: 's1', speaker: 0, text: 'Kelp.', kind: 'frame' as const, refs: [] };
    const said = await addEpisode(server, server.ada, { title: 'Weed', script: { turns: [turn] } });
    const named = await addSource(server, server.ada, 'kelp.txt');
    const found = keys((await search(server.ada, 'kelp')).content);
    expect(found).toHaveLength(8);
    expect(found.slice(-2)).toEqual([`script:${said}`, `source:${named}`]);
  });
});

describe('people', () => {
  it('are members of the organization, by name and address', async () => {
    expect((await search(server.vera, 'ad')).people).toEqual([
      { key: `person:${server.ada.userId}`, title: 'ada', detail: 'owner, ada@example.org', path: '/team' },
    ]);
    expect(keys((await search(server.ada, 'example')).people)).toEqual([`person:${server.ada.userId}`]);
    expect((await search(server.ada, 'otto')).people).toEqual([]);
    expect((await search(server.otto, 'example')).people).toHaveLength(1);
  });

  it('are nobody in a workspace of one’s own, and everybody for platform admins', async () => {
    const { pool } = server.service.database;
    await pool.query('update organizations set personal = true where id = $1', [server.otto.organizationId]);
    expect((await search(server.otto, 'otto')).people).toEqual([]);
    await pool.query("insert into user_roles (user_id, role) values ($1, 'platform_admin')", [
      server.otto.userId,
    ]);
    const found = (await search(server.otto, 'example')).people;
    expect(found.map(({ title, path }) => [title, path])).toEqual([
      ['otto', '/team'],
      ['ada', '/platform-admin'],
    ]);
    await pool.query('delete from user_roles');
    await pool.query('update organizations set personal = false');
  });

  it('are not those who left or whose account is closed', async () => {
    const { pool } = server.service.database;
    await pool.query('update users set is_active = false where id = $1', [server.vera.userId]);
    expect((await search(server.ada, 'viewer')).people).toEqual([]);
    await pool.query('update users set is_active = true');
    expect((await search(server.ada, 'viewer')).people).toHaveLength(1);
  });
});

describe('analytics', () => {
  it('are figures as they are now, for those who have the page', async () => {
    const { analytics } = await search(server.ada, 'loud');
    expect(analytics).toEqual([
      {
        key: 'figure:loudness',
        title: 'Loudness',
        detail: '0 of 0 episodes at −16 ±0.5 LUFS',
        path: '/analytics#loudness',
      },
    ]);
    const formats = (await search(server.ada, 'formats')).analytics[0];
    expect(formats?.detail).toMatch(/^deep dive \d+$/);
    expect((await search(server.ada, 'analyt')).analytics).toHaveLength(7);
    const seen = await search(server.vera, 'loud');
    expect(seen.analytics).toEqual([]);
  });
});

describe('with ten thousand episodes', () => {
  it('looks the words up in indexes', async () => {
    const { pool } = server.service.database;
    await pool.query(
      `insert into episodes (id, organization_id, owner_id, title, status, options, revision)
       select gen_random_uuid(), $1, $2, 'Number ' || n || ' of the ' || (n % 97) || 'th coast', 'done', '{}', 1
       from generate_series(1, 10000) n`,
      [server.ada.organizationId, server.ada.userId],
    );
    await pool.query(
      `insert into scripts (episode_id, revision, script)
       select id, 1, jsonb_build_object('speakers', '[]'::jsonb, 'turns', jsonb_build_array(
         jsonb_build_object('speaker', 0, 'text', 'The ' || md5(title) || ' lies by the sea.'))) from episodes
       where title like 'Number %'`,
    );
    await pool.query('analyze episodes');
    await pool.query('analyze scripts');
    const plan = async (condition: string, table: string) => {
      const client = await pool.connect();
      // Rows as small as these would be read through as fast.
      await client.query('begin; set local enable_seqscan = off');
      const { rows } = await client.query(
        `explain select * from ${table} where ${condition} @@ words_sought('abc')`,
      );
      await client.query('rollback');
      client.release();
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    expect(await plan('words_of(title)', 'episodes')).toContain('Bitmap Index Scan');
    expect(await plan('words', 'scripts')).toContain('Bitmap Index Scan');
    const { content } = await search(server.ada, 'number 9999');
    expect(content.map(({ title }) => title)).toEqual(['Number 9999 of the 8th coast']);
    const everywhere = (await search(server.ada, 'sea')).content;
    expect(everywhere).toHaveLength(8);
  });
});
