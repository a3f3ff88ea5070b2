import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { probeParts } from '../../src/workflow/status/probe-parts.ts';
import { runProbes, storeProbes, sweepProbes } from '../../src/workflow/status/store-probes.ts';
import { addPerson } from '../accounts/person.ts';
import { openTestServer, type Person, type TestServer } from '../api/test-server.ts';
import { builtPages } from '../house/built-pages.ts';
import { step } from '../house/step.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await openTestServer({ webDir: await builtPages() });
  admin = await addPerson(server, 'admin', { platformAdmin: true });
});
afterAll(() => server.close());

const db = () => server.service.database.db;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const read = async () => (await server.ask('GET', '/api/v1/status')).json;
const page = async () => (await server.ask('GET', '/status', { headers: { accept: 'text/html' } })).text;

it('probes every part, counts by day, and knows when nobody has looked', async () => {
  await step('before the first probe', async () => {
    expect((await read()).parts.map((part: { state: string }) => part.state)).toEqual(
      Array(5).fill('unknown'),
    );
    expect(await page()).toContain('Nothing is measured yet');
  });
  await step('everything answers', async () => {
    await runProbes(server.service);
    await runProbes(server.service);
    const { parts } = await read();
    expect(parts).toMatchObject(
      ['database', 'files', 'making', 'mail', 'room'].map((part) => ({
        part,
        state: 'ok',
        days: [{ ok: 2, failed: 0 }],
      })),
    );
    expect(await page()).toContain('Everything works');
  });
  await step('a store that fails is told, since when', async () => {
    const broken = {
      ...server.service,
      blobs: { ...server.service.blobs, check: () => Promise.reject(new Error('gone')) },
    };
    const probes = await probeParts(broken as never);
    expect(probes.filter(({ state }) => state === 'failed').map(({ part }) => part)).toEqual(['files']);
    await storeProbes(server.service, probes, new Date());
    expect((await read()).parts[1]).toMatchObject({ state: 'failed', days: [{ ok: 2, failed: 1 }] });
    expect(await page()).toContain('A part does not work');
  });
  await step('jobs that nobody takes are told', async () => {
    const late = {
      ...server.service,
      queue: { ...server.service.queue, oldestWaiting: async () => 45 * 60 },
    };
    expect((await probeParts(late as never)).find(({ part }) => part === 'making')?.state).toBe('failed');
  });
  await step('days before the ninety are forgotten', async () => {
    await storeProbes(server.service, [{ part: 'mail', state: 'ok', tookMs: 1 }], daysAgo(89));
    await storeProbes(server.service, [{ part: 'mail', state: 'ok', tookMs: 1 }], daysAgo(91));
    await sweepProbes(server.service);
    const days = await db().selectFrom('probe_days').select('day').where('part', '=', 'mail').execute();
    expect(days).toHaveLength(2);
  });
  await step('old probes say nothing of now', async () => {
    await db()
      .updateTable('probe_states')
      .set({ checked_at: daysAgo(1) })
      .execute();
    expect((await read()).parts[0].state).toBe('unknown');
  });
});

it('announces an incident, follows it to its end, and tells it by a feed', async () => {
  const post = (path: string, body: unknown) =>
    server.ask('POST', `/api/v1/platform/incidents${path}`, { as: admin, body });
  const { json } = await post('', {
    title: 'Slow <mail> & ]]>',
    impact: 'degraded',
    parts: ['mail', 'mail'],
    message: 'We look into it.',
  });
  expect(json).toMatchObject({ parts: ['mail'], updates: [{ state: 'investigating' }] });
  await step('the page shows it, escaped', async () => {
    expect(await page()).toContain('Slow &#60;mail&#62; &#38; ]]&#62;');
  });
  await step('it is over', async () => {
    await post(`/${json.id}/updates`, { state: 'resolved', message: 'It was the\u0008 disk.' });
    const [incident] = (await read()).incidents;
    expect(incident).toMatchObject({
      resolvedAt: expect.any(String),
      updates: [{ state: 'resolved' }, { state: 'investigating' }],
    });
  });
  await step('the feed is well-formed, with one entry', async () => {
    const { text, headers } = await server.ask('GET', '/api/v1/status/feed');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(text).not.toContain('\u0008');
    const textsOf = (name: string) => textsIn(text, name);
    expect(textsOf('title')).toEqual(['Afterword status', 'Over: Slow <mail> & ]]>']);
    expect(textsOf('id')[1]).toBe(`urn:uuid:${json.id}`);
    expect(new Set(textsOf('updated')).size).toBe(1);
  });
  await step('it is taken back', async () => {
    expect((await server.ask('DELETE', `/api/v1/platform/incidents/${json.id}`, { as: admin })).status).toBe(
      204,
    );
    expect((await read()).incidents).toEqual([]);
  });
});

/** The text of each element of a name, in order. */
function textsIn(xml: string, name: string): string[] {
  const texts: string[] = [];
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(tag) {
        open.push(tag);
        if (tag === name) texts.push('');
      },
      ontext(text) {
        if (open.at(-1) === name) texts.push(`${texts.pop() ?? ''}${text}`);
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  expect(open).toEqual([]);
  return texts;
}
