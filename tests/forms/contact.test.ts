import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPerson, notificationsOf } from '../accounts/person.ts';
import { emailsTo, emailTo } from '../accounts/visitor.ts';
import { openTestServer, type Person, type TestServer } from '../api/test-server.ts';
import { step } from '../house/step.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await openTestServer();
  admin = await addPerson(server, 'admin', { platformAdmin: true });
});
afterAll(() => server.close());
beforeEach(() => db().deleteFrom('form_counts').execute());

const db = () => server.service.database.db;
const send = (body: unknown) => server.ask('POST', '/api/v1/contact-messages', { body });
const MESSAGE = {
  topic: 'sales',
  name: 'Ida Berg',
  email: 'Ida@Example.org',
  message: 'We are forty people.\nWhat does it cost?',
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const CALL = {
  name: 'Ida Berg',
  email: 'ida.call@example.org',
  times: [inDays(3), inDays(1), inDays(2)],
  timeZone: 'Europe/Berlin',
};

describe('a message', () => {
  it('is stored, mailed to administrators, receipted without its words, and settled', async () => {
    const { status, json } = await send(MESSAGE);
    expect(status).toBe(201);
    await step('it is stored', async () => {
      const { json: list } = await server.ask('GET', '/api/v1/platform/contact-messages', { as: admin });
      expect(list.messages).toMatchObject([
        { id: json.id, topic: 'sales', email: 'ida@example.org', state: 'new', message: MESSAGE.message },
      ]);
    });
    await step('administrators read it', async () => {
      const mail = await emailTo(server.service, 'admin@example.org', /Sales: a message from Ida Berg/);
      expect(mail.text_body).toContain('> What does it cost?');
      expect(await notificationsOf(server, admin.userId)).toMatchObject([{ title: 'A message has come' }]);
    });
    await step('the receipt repeats nothing that was typed', async () => {
      const receipt = await emailTo(server.service, 'ida@example.org', /has come/);
      expect(receipt.text_body).not.toMatch(/Ida|forty/);
    });
    await step('it is settled and deleted', async () => {
      const path = `/api/v1/platform/contact-messages/${json.id}`;
      const settled = await server.ask('PATCH', path, { as: admin, body: { state: 'answered' } });
      expect(settled.json).toMatchObject({ state: 'answered', settledAt: expect.any(String) });
      expect((await server.ask('DELETE', path, { as: admin })).status).toBe(204);
      expect((await server.ask('DELETE', path, { as: admin })).status).toBe(404);
    });
  });

  it.each([
    ['a line break in the name', { ...MESSAGE, name: 'Ida\r\nBcc: all@example.org' }],
    ['two addresses', { ...MESSAGE, email: 'a@example.org, b@example.org' }],
    ['no message', { ...MESSAGE, message: '  ' }],
    ['a message that is too long', { ...MESSAGE, message: 'a'.repeat(5001) }],
    ['a topic there is not', { ...MESSAGE, topic: 'call' }],
    ['U+0000', { ...MESSAGE, message: 'a\u0000b' }],
  ])('is refused with %s, and nothing is stored', async (_what, body) => {
    const { status, json } = await send(body);
    expect(status).toBe(400);
    expect(json.error.code).toBe('input_invalid');
    expect(
      await db().selectFrom('contact_messages').select('id').where('name', 'like', '%Bcc%').execute(),
    ).toEqual([]);
  });

  it('is refused from another site', async () => {
    const answer = await server.ask('POST', '/api/v1/contact-messages', {
      body: MESSAGE,
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.json.error.code).toBe('not_allowed');
  });

  it('comes five times an hour from one address, and no address is stored', async () => {
    const body = { ...MESSAGE, email: 'often@example.org' };
    const answers = [];
    for (let count = 0; count < 6; count++) answers.push(await send(body));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(answers[5]?.json.error.details.retryAfterSeconds).toBeGreaterThan(3000);
    expect((await emailsTo(server.service, 'often@example.org')).length).toBe(5);
    const counts = await db().selectFrom('form_counts').selectAll().execute();
    expect(JSON.stringify(counts)).not.toContain('127.0.0.1');
  });
});

describe('a call', () => {
  it('is proposed at three times, put into calendars, and agreed on', async () => {
    const { status, json } = await server.ask('POST', '/api/v1/call-requests', { body: CALL });
    expect(status).toBe(201);
    const calendar = () => server.ask('GET', json.calendarUrl);
    await step('three proposals stand in the calendar, in order', async () => {
      const { text, headers } = await calendar();
      expect(headers['content-type']).toContain('text/calendar');
      expect(text.match(/STATUS:TENTATIVE\r\n/g)).toHaveLength(3);
      expect(text).not.toMatch(/Ida|example\.org/);
      const starts = [...text.matchAll(/DTSTART:(\w+)/g)].map(([, start]) => start);
      expect(starts).toEqual([...starts].sort());
      const receipt = await emailTo(server.service, CALL.email, /proposal/);
      expect(receipt.text_body).toContain(json.calendarUrl);
      expect(receipt.text_body).toContain('Europe/Berlin');
    });
    const path = `/api/v1/platform/contact-messages/${json.id}`;
    await step('a time that nobody proposed is refused', async () => {
      const body = { state: 'answered', agreedTime: inDays(9) };
      expect((await server.ask('PATCH', path, { as: admin, body })).json.error.code).toBe('conflict');
    });
    await step('the one agreed on is mailed and confirmed', async () => {
      const body = { state: 'answered', agreedTime: CALL.times[1] };
      expect((await server.ask('PATCH', path, { as: admin, body })).status).toBe(200);
      await emailTo(server.service, CALL.email, /time of our call/);
      const { text } = await calendar();
      expect(text.match(/STATUS:CONFIRMED/g)).toHaveLength(1);
      expect(text.match(/STATUS:CANCELLED/g)).toHaveLength(2);
    });
  });

  it.each([
    ['twice the same time', { ...CALL, times: [CALL.times[0], CALL.times[0], CALL.times[1]] }],
    ['a time that is over', { ...CALL, times: [inDays(-1), inDays(1), inDays(2)] }],
    ['a time next year', { ...CALL, times: [inDays(400), inDays(1), inDays(2)] }],
    ['two times', { ...CALL, times: CALL.times.slice(1) }],
    ['a zone there is not', { ...CALL, timeZone: 'Mars/Olympus' }],
  ])('is refused with %s', async (_what, body) => {
    const { json } = await server.ask('POST', '/api/v1/call-requests', { body });
    expect(json.error.code).toBe('input_invalid');
  });
});
