import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/platform/db/database.ts';
import { openLog } from '../../../src/platform/log/open-log.ts';
import { findLinks, htmlOfText } from '../../../src/platform/mail/html-of-text.ts';
import type { Email, Mail } from '../../../src/platform/mail/mail.ts';
import { openMail } from '../../../src/platform/mail/open-mail.ts';
import { sweepOutbox } from '../../../src/platform/mail/outbox.ts';
import type { SmtpPatience } from '../../../src/platform/mail/smtp-mail.ts';
import { type FreshDatabase, freshDatabase } from '../db/database.ts';
import { SELF_SIGNED } from '../web-fetch/self-signed.ts';
import { type Inbox, startInbox } from './smtp-inbox.ts';

const LETTER: Email = {
  to: 'ada@example.org',
  subject: 'Confirm your address',
  text: 'Hello Ada <3,\n\nconfirm it here:\n\nhttps://afterword.example/auth?a=1&b=2\n\nOr ask at https://afterword.example/help.\n',
};
const FROM = 'Afterword <post@afterword.example>';

function smtp(url: string, patience: Partial<SmtpPatience> = {}): Mail {
  const config = { people: { smtp: { url, from: FROM } } };
  return openMail(config, undefined as unknown as Database, openLog('silent'), {
    ...patience,
  });
}

describe('by SMTP', () => {
  let inbox: Inbox;
  let mail: Mail;
  beforeAll(async () => {
    inbox = await startInbox();
    mail = smtp(inbox.url);
  });
  afterAll(async () => {
    await mail.close();
    await inbox.close();
  });

  it('sends text and a page made of it, told apart from what people write', async () => {
    await mail.send(LETTER);
    const got = await inbox.next('ada@example.org');
    expect(got.from).toEqual({ name: 'Afterword', address: 'post@afterword.example' });
    expect(got.to).toEqual([{ name: '', address: 'ada@example.org' }]);
    expect(got.subject).toBe(LETTER.subject);
    expect(got.text?.replaceAll('\r\n', '\n').trim()).toBe(LETTER.text.trim());
    expect(got.html?.trim()).toBe(htmlOfText(LETTER.subject, LETTER.text).trim());
    expect(got.messageId).toMatch(/^<[0-9a-f-]{36}@afterword\.example>$/);
    const headers = Object.fromEntries(got.headers.map(({ key, value }) => [key, value]));
    expect(headers['auto-submitted']).toBe('auto-generated');
    expect(headers['content-type']).toMatch(/^multipart\/alternative/);
  });

  it.each([
    'ada@example.org, eve@example.org',
    'ada@example.org\r\nBcc: eve@example.org',
    'Eve <eve@example.org>',
    'ada@example.org;eve@example.org',
    'nobody',
    '',
  ])('refuses %j as a recipient', async (to) => {
    const before = inbox.mails().length;
    await expect(mail.send({ ...LETTER, to })).rejects.toMatchObject({ code: 'mail_refused' });
    expect(inbox.mails().length).toBe(before);
  });

  it('keeps subjects on one line', async () => {
    const subject = 'Ada\r\nBcc: eve@example.org\n\n<b>Bold</b>\u2028\u202eend';
    await mail.send({ ...LETTER, to: 'line@example.org', subject });
    const got = await inbox.next('line@example.org');
    expect(got.subject).toBe('Ada Bcc: eve@example.org <b>Bold</b> end');
    expect(got.bcc).toBeUndefined();
    expect(got.envelopeTo).toEqual(['line@example.org']);
  });
});

describe('what goes wrong on the way', () => {
  /** Answers the recipient with these codes in turn, then takes what comes. */
  async function grudging(...codes: number[]): Promise<{ inbox: Inbox; requests: () => number }> {
    let requests = 0;
    const inbox = await startInbox({
      onRcptTo(_address, _session, done) {
        const code = codes[requests];
        requests += 1;
        if (code === undefined) return done();
        done(Object.assign(new Error('not now'), { responseCode: code }));
      },
    });
    return { inbox, requests: () => requests };
  }

  it.each([
    ['may pass', 451, 'mail_failed'],
    ['may pass', 421, 'mail_failed'],
    ['is for good', 550, 'mail_refused'],
    ['is for good', 553, 'mail_refused'],
  ])('says whether a refusal %s: %i', async (_name, code, expected) => {
    const { inbox, requests } = await grudging(code);
    const mail = smtp(inbox.url);
    const id = randomUUID();
    await expect(mail.send(LETTER, id)).rejects.toMatchObject({ code: expected });
    expect([requests(), inbox.mails()]).toEqual([1, []]);
    await mail.send(LETTER, id);
    expect(inbox.mails()).toMatchObject([{ messageId: `<${id}@afterword.example>` }]);
    await mail.close();
    await inbox.close();
  });

  it('says that a server is not there, and leaves one that never answers', async () => {
    const nobody = smtp('smtp://127.0.0.1:1');
    await expect(nobody.send(LETTER)).rejects.toMatchObject({ code: 'mail_failed' });
    const silent = net.createServer(() => {}).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as net.AddressInfo;
    const waiting = smtp(`smtp://127.0.0.1:${port}`, { answerMs: 50 });
    await expect(waiting.send(LETTER)).rejects.toMatchObject({ code: 'mail_failed' });
    await Promise.all([nobody.close(), waiting.close()]);
    silent.close();
  });

  it('does not hand a message to a server whose certificate is not its own', async () => {
    const inbox = await startInbox({ ...SELF_SIGNED, disabledCommands: [] });
    const strict = smtp(inbox.url);
    await expect(strict.send(LETTER)).rejects.toMatchObject({ code: 'mail_failed' });
    const trusting = smtp(`${inbox.url}?tls.rejectUnauthorized=false`);
    await trusting.send(LETTER);
    expect(inbox.mails().map(({ secure }) => secure)).toEqual([true]);
    await Promise.all([strict.close(), trusting.close()]);
    await inbox.close();
  });
});

describe('the page of a message', () => {
  it('makes a button of the first address alone, links of others, and escapes the rest', () => {
    const html = htmlOfText('A & B', LETTER.text);
    expect(html).toContain('<title>A &amp; B</title>');
    expect(html).toContain('Hello Ada &lt;3,');
    expect(html.match(/class="act"/g)).toHaveLength(1);
    expect(html).toContain(
      '<a class="act" href="https://afterword.example/auth?a=1&amp;b=2">Go on at afterword.example</a>',
    );
    expect(html).toContain('<a href="https://afterword.example/help">https://afterword.example/help</a>.');
  });

  it('lets nobody break out of it', () => {
    const html = htmlOfText(
      'x',
      `<script>alert(1)</script>\n\nhttps://x/"onmouseover="alert(1)\n\njavascript:alert(1)`,
    );
    expect(html).not.toMatch(/<script|"onmouseover|href="javascript/);
  });

  it('finds every address once, without what closes a sentence', () => {
    expect(
      findLinks('See https://a.example/x?y=1#t, https://b.example/. And https://a.example/x?y=1#t!'),
    ).toEqual(['https://a.example/x?y=1#t', 'https://b.example/']);
  });
});

describe('the outbox', () => {
  let fresh: FreshDatabase;
  let mail: Mail;
  beforeAll(async () => {
    fresh = await freshDatabase();
    mail = openMail({ people: { smtp: undefined } }, fresh.database, openLog('silent'));
  });
  beforeEach(async () => {
    await fresh.database.pool.query('delete from outbox_mails');
  });
  afterAll(() => fresh.drop());

  const rows = () => fresh.database.db.selectFrom('outbox_mails').selectAll().orderBy('created_at').execute();

  it('keeps what no mail server takes', async () => {
    expect(mail.kind).toBe('outbox');
    await mail.send(LETTER);
    expect(await rows()).toMatchObject([
      {
        recipient: 'ada@example.org',
        subject: LETTER.subject,
        text_body: LETTER.text,
        html_body: htmlOfText(LETTER.subject, LETTER.text),
      },
    ]);
    await expect(mail.send({ ...LETTER, to: 'a@b, c@d' })).rejects.toMatchObject({ code: 'mail_refused' });
    // Tried again it is the same message.
    const id = randomUUID();
    for (let tries = 0; tries < 2; tries++) await mail.send({ ...LETTER, to: 'b@example.org' }, id);
    expect((await rows()).filter((row) => row.recipient === 'b@example.org')).toMatchObject([{ id }]);
  });

  it('forgets all but the newest 500, and what is older than 30 days', async () => {
    await fresh.database.pool.query(
      `insert into outbox_mails (id, recipient, subject, text_body, html_body, created_at)
       select gen_random_uuid(), 'a@example.org', n::text, '', '', now() - make_interval(hours => n)
       from generate_series(1, 600) n`,
    );
    await sweepOutbox(fresh.database);
    const stored = await rows();
    expect(stored).toHaveLength(500);
    expect(stored.at(-1)?.subject).toBe('1');
    await fresh.database.pool.query("update outbox_mails set created_at = created_at - interval '29 days'");
    await sweepOutbox(fresh.database);
    // Those that were 1 to 23 hours old are not yet 30 days old.
    expect((await rows()).length).toBe(23);
  });
});
