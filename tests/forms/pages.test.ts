import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toInstant } from '../../src/api/site/local-time.ts';
import { SAMPLES_AT_ONCE } from '../../src/kernel/rules/samples.ts';
import { FORM_PAGES } from '../../src/kernel/rules/site-pages.ts';
import { letGo } from '../../src/workflow/runs/let-go.ts';
import { createSample } from '../../src/workflow/samples/create-sample.ts';
import { sweepSamples } from '../../src/workflow/samples/sweep-samples.ts';
import { addPerson } from '../accounts/person.ts';
import { emailTo } from '../accounts/visitor.ts';
import { openTestServer, type Person, type TestServer } from '../api/test-server.ts';
import { builtPages } from '../house/built-pages.ts';
import { step } from '../house/step.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ webDir: await builtPages() });
  await addPerson(server, 'admin', { platformAdmin: true });
});
afterAll(() => server.close());
beforeEach(() => db().deleteFrom('form_counts').execute());

const db = () => server.service.database.db;
const HTML = { accept: 'text/html,application/xhtml+xml' };
const look = (path: string) => server.ask('GET', path, { headers: HTML });
/** As a browser without JavaScript sends a form. */
const submit = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  server.ask('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { ...HTML, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

const MESSAGE = {
  topic: 'support',
  name: 'Ida',
  email: 'ida@example.org',
  organization: '',
  message: 'It <b>hums</b> & "hisses".\r\nLoudly.',
};

describe('a page', () => {
  it('shows who is signed in the way into the application', async () => {
    const { text } = await server.ask('GET', '/contact', { as: server.ada, headers: HTML });
    expect(text).toContain('Open Afterword');
    expect((await look('/contact')).text).not.toContain('Open Afterword');
  });

  it.each(FORM_PAGES)(
    '%s is whole without JavaScript, with title, description and canonical',
    async (path) => {
      const { status, text, headers } = await look(path);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(text.match(/<h1>/g)).toHaveLength(1);
      expect(text).toMatch(/<title>[^<]+ - Afterword<\/title>/);
      expect(text).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(text).toContain(`<link rel="canonical" href="${server.url}${path}"/>`);
      // The policy of the server drops both.
      expect(text).not.toMatch(/ style="|<script(?! src| type="module" src)/);
      // The frame of all public pages.
      expect(text).toContain('aria-label="Cookies"');
      expect(text).toContain('class="site-footer"');
    },
  );

  it('has both themes from the tokens of the application', async () => {
    const { text: page } = await look('/contact');
    const style = /<link rel="stylesheet" href="([^"]+)"/.exec(page)?.[1];
    const { text } = await look(String(style));
    expect(text.slice(-1500)).toMatch(
      /prefers-color-scheme:\s?dark\)\{:root:not\(\[data-theme\]\)\{[^}]*color-scheme:dark;[^}]*--paper:#15130f/,
    );
  });
});

it('says on /payment-verification what it knows', async () => {
  const as = (who: Person) => server.ask('GET', '/payment-verification', { as: who, headers: HTML });
  expect((await look('/payment-verification')).text).toContain('Sign in to see your plan');
  expect((await as(server.ada)).text).toContain('You have the plan Creator');
  const poor = await addPerson(server, 'poor');
  expect((await as(poor)).text).toContain('No active plan yet');
});

describe('the form of /contact', () => {
  it('stores what is sent and answers with a receipt', async () => {
    const { status, text } = await submit('/contact', MESSAGE);
    expect(status).toBe(201);
    const row = await db()
      .selectFrom('contact_messages')
      .selectAll()
      .where('email', '=', MESSAGE.email)
      .executeTakeFirstOrThrow();
    expect(text).toContain(row.id);
    expect(row).toMatchObject({ organization: null, message: 'It <b>hums</b> & "hisses".\nLoudly.' });
  });

  it('shows again what was typed, escaped, with what is wrong at its field', async () => {
    const { status, text } = await submit('/contact', {
      ...MESSAGE,
      email: 'nobody',
      name: '"><script>x</script>',
    });
    expect(status).toBe(400);
    expect(text).toMatch(/id="email"[^>]*aria-invalid="true"/);
    expect(text).toContain('id="email-fault"');
    expect(text).toContain('&#60;b&#62;hums');
    expect(text).not.toContain('<script>x');
  });

  it('takes times of a call in the zone that is chosen', async () => {
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const call = {
      'call-time1': `${day}T10:00`,
      'call-time2': `${day}T11:00`,
      'call-time3': `${day}T12:30`,
      'call-timeZone': 'Asia/Tokyo',
      'call-name': 'Ida',
      'call-email': 'ida.zone@example.org',
    };
    const { status, text } = await submit('/contact/call', call);
    expect([status, /\/api\/v1\/call-requests\/[\w-]+\/calendar/.test(text)]).toEqual([201, true]);
    const row = await db()
      .selectFrom('contact_messages')
      .select('proposed_times')
      .where('email', '=', 'ida.zone@example.org')
      .executeTakeFirstOrThrow();
    expect(row.proposed_times?.[0]?.toISOString()).toBe(`${day}T01:00:00.000Z`);
    const wrong = await submit('/contact/call', { ...call, 'call-time2': 'soon' });
    expect(wrong.text).toContain('id="call-time2-fault"');
  });

  it('takes over the time that was chosen on the start page, and proposes two more', async () => {
    const home = (await look('/')).text;
    const choices = home.match(/<input[^>]*name="time"[^>]*>/g) ?? [];
    const offered = choices.map((choice) => / value="([^"]+)"/.exec(choice)?.[1]);
    expect(new Set(offered).size).toBe(3);
    const { text } = await look(`/contact?time=${offered[1]}`);
    const values = [1, 2, 3].map(
      (n) => new RegExp(`name="call-time${n}"[^>]*value="([^"]+)"`).exec(text)?.[1],
    );
    expect(values).toEqual([offered[1], offered[0], offered[2]]);
    expect(text).toContain('data-local-zone');
    expect((await look('/contact?time=%22%3E%3Cscript%3E')).text).not.toContain('"><script>');
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }, '403'],
    ['a page without an address', { origin: 'null' }, '403'],
    ['a program that sends JSON', { 'content-type': 'application/json' }, '415'],
  ])('refuses %s with a page', async (_who, headers, expected) => {
    const { status, text } = await submit('/contact', MESSAGE, headers);
    expect(String(status)).toBe(expected);
    expect(text).toContain('That did not work');
  });

  it('refuses what is no form, holds a NUL, or has a hundred fields', async () => {
    const hundred = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`f${index}`, 'x']));
    expect((await submit('/contact', { ...MESSAGE, message: 'a\0b' })).status).toBe(400);
    expect((await submit('/contact', hundred)).status).toBe(400);
    const broken = await submit('/contact', MESSAGE, { 'content-type': 'multipart/form-data; boundary=x' });
    expect(broken.status).toBe(400);
  });
});

describe('/privacy-requests', () => {
  it('goes from the form by the link of the email to its confirmation, and no look confirms it', async () => {
    expect(
      (await submit('/privacy-requests', { kind: 'access', email: 'per@example.org', name: '', details: '' }))
        .status,
    ).toBe(202);
    const { link } = await emailTo(server.service, 'per@example.org', /Confirm/);
    const path = `${link.pathname}${link.search}`;
    await step('looking twice, as programs of mail do, changes nothing', async () => {
      await look(path);
      expect((await look(path)).text).toContain('Confirm the request');
    });
    const token = link.searchParams.get('token') as string;
    await step('the button confirms it', async () => {
      const { status, headers } = await submit('/privacy-requests/confirm', { token });
      expect([status, headers.location]).toEqual([303, path]);
      expect((await look(path)).text).toContain('Being worked on');
    });
    await step('it is kept out of indexes', async () => {
      expect((await look(path)).text).toContain('<meta name="robots" content="noindex"/>');
    });
    await step('it can be taken back', async () => {
      await submit('/privacy-requests/withdraw', { token });
      expect((await look(path)).text).toContain('You have taken it back');
    });
    expect(
      (await look('/privacy-requests/follow?token=%22%3E%3Cscript%3Ealert(1)%3C/script%3E')).status,
    ).toBe(404);
  });
});

describe('/upload-demo', () => {
  beforeEach(async () => {
    await db().deleteFrom('episodes').execute();
    await db().deleteFrom('sources').execute();
    await db().updateTable('blobs').set({ owned_at: null }).execute();
  });
  const FILE = '# Tidal mills\n\nA tidal mill is a water mill driven by the tide.';
  /** As a browser sends a file. */
  async function upload(
    content: string | Uint8Array,
    name = 'mills.md',
    headers: Record<string, string> = HTML,
  ) {
    const form = new FormData();
    form.append('file', new Blob([content as never]), name);
    const body = new Response(form);
    return server.ask('POST', '/upload-demo', {
      body: new Uint8Array(await body.arrayBuffer()),
      headers: { 'content-type': body.headers.get('content-type') as string, ...headers },
    });
  }

  it('takes a file as the source of an episode of one minute, of nobody’s account', async () => {
    const { status, headers } = await upload(FILE);
    expect([status, headers.location]).toEqual([303, '/upload-demo']);
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^af_sample=[\w-]{43};.*HttpOnly; SameSite=Lax/);
    const token = /af_sample=([\w-]+)/.exec(cookie)?.[1] as string;
    const row = await db()
      .selectFrom('samples')
      .innerJoin('episodes', 'episodes.id', 'samples.episode_id')
      .select(['episodes.options', 'samples.token_hash', 'samples.expires_at'])
      .executeTakeFirstOrThrow();
    expect(row.options.targetMinutes).toBe(1);
    expect(row.token_hash).toEqual(createHash('sha256').update(token).digest());
    expect(row.expires_at.getTime() - Date.now()).toBeLessThan(3_600_001);
    const page = await server.ask('GET', '/upload-demo', {
      headers: { ...HTML, cookie: `af_sample=${token}` },
    });
    expect(page.text).toContain('It is being made');
    expect(page.text).toContain('http-equiv="refresh"');
    expect((await look('/upload-demo')).text).not.toContain('It is being made');
  });

  it.each([
    ['a program', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, ...Array(400).fill(0)]), 'setup', 415],
    ['nothing', '', 'empty.txt', 422],
    ['a name of another folder', FILE, '../../etc/passwd', 303],
  ])(
    'refuses %s with a sentence, or takes only the end of its name',
    async (_what, content, name, status) => {
      const answer = await upload(content, name);
      expect(answer.status).toBe(status);
      const names = await db().selectFrom('sources').select('name').execute();
      expect(names.every((row) => !row.name.includes('/'))).toBe(true);
    },
  );

  it('refuses a file above its size before it is stored', async () => {
    const answer = await upload(new Uint8Array(10_100_000).fill(65), 'big.txt');
    expect(answer.status).toBe(413);
  });

  it('survives 200 uploads at once with 429s, stores four, and goes on serving', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => upload(FILE, 'mills.md', {})));
    const statuses = Map.groupBy(answers, ({ status }) => status);
    expect([...statuses.keys()].sort()).toEqual([201, 429]);
    expect(statuses.get(201)).toHaveLength(4);
    expect(Number(statuses.get(429)?.[0]?.headers['retry-after'])).toBeGreaterThan(3000);
    const { count } = await db()
      .selectFrom('samples')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(4);
    expect((await look('/upload-demo')).status).toBe(200);
    const page = await upload(FILE);
    expect([page.status, page.text.includes('sent too often')]).toEqual([429, true]);
  });

  it('makes as many at once as may be, however many come at one moment', async () => {
    const file = { name: 'mills.md', bytes: Buffer.from(FILE) };
    const made = await Promise.allSettled(
      Array.from({ length: SAMPLES_AT_ONCE * 3 }, () => createSample(server.service, file)),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(SAMPLES_AT_ONCE);
    for (const each of made)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'too_many_requests' });
  });

  it('forgets a sample with its files after its hour, and never one that somebody took over', async () => {
    await upload(FILE);
    await db().deleteFrom('form_counts').execute();
    const { headers } = await upload(FILE);
    const token = /af_sample=([\w-]+)/.exec(String(headers['set-cookie']))?.[1] as string;
    const hash = createHash('sha256').update(token).digest();
    const { episode_id } = await db()
      .selectFrom('samples')
      .select('episode_id')
      .where('token_hash', '=', hash)
      .executeTakeFirstOrThrow();
    const claim = async () => {
      const headers_ = { cookie: `${server.ada.cookie}; af_sample=${token}` };
      return (await server.ask('GET', '/api/v1/session', { headers: headers_ })).headers['set-cookie'];
    };
    await step('one that is being made is not taken over yet', async () => {
      expect(await claim()).toBeUndefined();
    });
    await db().updateTable('episodes').set({ status: 'done' }).where('id', '=', episode_id).execute();
    await step('it is taken over once', async () => {
      expect(String(await claim())).toMatch(/^af_sample=;/);
      expect(await claim()).toBeUndefined();
    });
    await db()
      .updateTable('samples')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    await sweepSamples(server.service);
    await letGo(server.service);
    const left = await db().selectFrom('episodes').select(['id', 'owner_id']).execute();
    expect(left).toEqual([{ id: episode_id, owner_id: server.ada.userId }]);
    const sources = await db().selectFrom('sources').select(['owner_id', 'blob_key']).execute();
    expect(sources).toMatchObject([{ owner_id: server.ada.userId }]);
    const owned = await db()
      .selectFrom('blobs')
      .select(['key', 'organization_id'])
      .where('owned_at', 'is not', null)
      .execute();
    expect(owned).toEqual([{ key: sources[0]?.blob_key, organization_id: server.ada.organizationId }]);
  });

  it('asks to come back while the samples of others are being made', async () => {
    for (let count = 0; count < SAMPLES_AT_ONCE; count++) {
      await upload(FILE);
      await db().deleteFrom('form_counts').execute();
    }
    const { status, text } = await upload(FILE);
    expect([status, text.includes('other visitors')]).toEqual([429, true]);
  });
});

describe('a local time', () => {
  it.each([
    ['2026-11-25T10:00', 'Europe/Berlin', '2026-11-25T09:00:00.000Z'],
    ['2026-07-01T10:00', 'Europe/Berlin', '2026-07-01T08:00:00.000Z'],
    ['2026-07-01T10:00', 'Asia/Kolkata', '2026-07-01T04:30:00.000Z'],
    ['2026-10-25T12:00', 'Europe/Berlin', '2026-10-25T11:00:00.000Z'],
    ['2026-02-30T99:00', 'UTC', undefined],
    ['2026-02-03T09:00', 'Mars/Olympus', undefined],
  ])('%s in %s is %s', (local, zone, instant) => {
    expect(toInstant(local, zone)).toBe(instant);
  });
});
