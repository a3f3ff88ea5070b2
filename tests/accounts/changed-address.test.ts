import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../api/test-server.ts';
import { totpCode } from './totp.ts';
import { emailsTo, emailTo, newAccount, newVisitor, PASSWORD, type Visitor } from './visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  server.service.config.people.breachUrl = undefined;
});
afterAll(() => server.close());

/** Addresses of one test. */
let owner: string;
let evil: string;
let worse: string;
beforeEach(() => {
  const name = randomUUID().slice(0, 8);
  [owner, evil, worse] = [
    `owner-${name}@example.org`,
    `evil-${name}@example.org`,
    `worse-${name}@example.org`,
  ];
});

const db = () => server.service.database.db;
const signIn = (visitor: Visitor, email: string, password = PASSWORD) =>
  visitor.post('sign-in/email', { email, password });

async function signedIn(email = owner): Promise<Visitor> {
  const visitor = newVisitor(server.url);
  await newAccount(server.service, visitor, email);
  await signIn(visitor, email);
  return visitor;
}

/** The newest link an address was sent, as a browser opens it. */
async function linkTo(email: string, subject: RegExp): Promise<string> {
  const { link } = await emailTo(server.service, email, subject);
  return `${link.pathname}${link.search}`;
}
const changeLink = (email: string) => linkTo(email, /new e-mail address/);
async function undoToken(email: string): Promise<string> {
  const { link } = await emailTo(server.service, email, /address was changed/);
  return new URLSearchParams(link.hash.slice(1)).get('undo') ?? '';
}
async function resetToken(email: string): Promise<string> {
  await forgetClaims();
  const before = (await emailsTo(server.service, email)).length;
  await newVisitor(server.url).post('request-password-reset', { email });
  await expect.poll(async () => (await emailsTo(server.service, email)).length).toBe(before + 1);
  return (await emailTo(server.service, email, /new password/)).link.searchParams.get('token') ?? '';
}

/** As somebody at their session does: asks, and opens the link there. */
async function change(visitor: Visitor, newEmail: string, password = PASSWORD): Promise<void> {
  await visitor.post('reauthenticate', { password });
  const answer = await visitor.post('change-email', { newEmail });
  expect(answer.status, answer.text).toBe(200);
  const opened = await visitor.get(await changeLink(newEmail));
  expect(opened.headers.location).toBe('/settings?email=changed');
}
const undo = (token: string) => newVisitor(server.url).post('undo-email', { token });
const reset = (token: string, newPassword = 'Other-horse-9') =>
  newVisitor(server.url).post('reset-password', { token, newPassword });
const GONE = 'sign_in_link_invalid';

/** As if a minute had gone by. */
async function forgetClaims(): Promise<void> {
  await db()
    .updateTable('verifications')
    .set({ expires_at: new Date(0) })
    .where('identifier', 'like', 'claim:%')
    .execute();
}

test('the link of a new address counts where its person is signed in, within an hour', async () => {
  const visitor = await signedIn();
  await visitor.post('reauthenticate', { password: PASSWORD });
  const other = await signedIn(worse);
  await visitor.post('change-email', { newEmail: evil });
  const path = await changeLink(evil);
  const stranger = await newVisitor(server.url).get(path);
  expect(stranger.headers.location).toBe('/auth?error=sign_in_first');
  expect((await other.get(path)).headers.location).toMatch(/error=/);
  expect((await visitor.session()).user.email).toBe(owner);
  expect((await visitor.get(path)).headers.location).toBe('/settings?email=changed');
  expect((await visitor.session()).user.email).toBe(evil);
  expect((await other.session()).user.email).toBe(worse);
});

test('a link for a new address ends after an hour, and with each change of address or password', async () => {
  const visitor = await signedIn();
  const opened = async (path: string) => (await visitor.get(path)).headers.location;
  await visitor.post('reauthenticate', { password: PASSWORD });
  await visitor.post('change-email', { newEmail: evil });
  const old = await changeLink(evil);
  await db()
    .updateTable('account_links')
    .set({ expires_at: new Date(0) })
    .execute();
  expect(await opened(old)).toMatch(/error=/);

  await forgetClaims();
  await visitor.post('change-email', { newEmail: worse });
  const newer = await changeLink(worse);
  await visitor.post('change-password', { currentPassword: PASSWORD, newPassword: 'Other-horse-9' });
  expect(await opened(newer)).toMatch(/error=/);

  await forgetClaims();
  await visitor.post('change-email', { newEmail: `a-${evil}` });
  const first = await changeLink(`a-${evil}`);
  await visitor.post('change-email', { newEmail: `b-${evil}` });
  const second = await changeLink(`b-${evil}`);
  expect(await opened(first)).toMatch(/error=/);
  expect(await opened(second)).toBe('/settings?email=changed');
  expect((await visitor.session()).user.email).toBe(`b-${evil}`);
});

test('a reset link ends with a newer one, a changed password and a changed address', async () => {
  const visitor = await signedIn();
  const [first, second] = [await resetToken(owner), await resetToken(owner)];
  expect((await reset(first)).json.error?.code).toBe(GONE);
  await visitor.post('change-password', { currentPassword: PASSWORD, newPassword: 'Other-horse-9' });
  expect((await reset(second)).json.error?.code).toBe(GONE);
  const third = await resetToken(owner);
  await change(visitor, evil, 'Other-horse-9');
  expect((await reset(third)).json.error?.code).toBe(GONE);
  const [last, wins] = [await resetToken(evil), 'Last-horse-99'];
  expect((await reset(last, wins)).status).toBe(200);
  expect((await signIn(newVisitor(server.url), evil, wins)).status).toBe(200);
});

test('a link of a verification ends with a newer one and with a changed password', async () => {
  const visitor = newVisitor(server.url);
  await visitor.post('sign-up/email', { email: owner, password: PASSWORD, full_name: 'Owen' });
  const first = await linkTo(owner, /verify/);
  await forgetClaims();
  await visitor.post('send-verification-email', { email: owner });
  await expect.poll(async () => (await emailsTo(server.service, owner)).length).toBe(2);
  const second = await linkTo(owner, /verify/);
  expect((await visitor.get(first)).headers.location).toMatch(/error=/);
  // Once more, as after a program that looks through mail.
  for (let time = 0; time < 2; time++)
    expect((await visitor.get(second)).headers.location).toBe('/auth?verified=1');
});

test('the old address undoes a change: it is back, nobody is signed in, the password is gone', async () => {
  const visitor = await signedIn();
  await change(visitor, evil);
  const mail = await emailTo(server.service, owner, /address was changed/);
  expect(mail.text_body).toContain(evil);
  expect(mail.text_body).toContain('72 hours');
  const token = await undoToken(owner);
  const undone = await undo(token);
  expect([undone.status, undone.json]).toEqual([200, { status: true, email: owner }]);
  expect(await visitor.session()).toBeNull();
  for (const email of [owner, evil])
    expect((await signIn(newVisitor(server.url), email)).json.error?.code).toBe('credentials_wrong');
  const fresh = (await emailTo(server.service, owner, /new password/)).link.searchParams.get('token') ?? '';
  expect((await reset(fresh, 'Safe-horse-99')).status).toBe(200);
  expect((await signIn(newVisitor(server.url), owner, 'Safe-horse-99')).status).toBe(200);
  expect((await undo(token)).json.error?.code).toBe(GONE);
});

test('changed twice, password changed, second factor added: the first address still undoes it all', async () => {
  const visitor = await signedIn();
  await change(visitor, evil);
  const first = await undoToken(owner);
  await visitor.post('change-password', { currentPassword: PASSWORD, newPassword: 'Evil-horse-66' });
  const { totpURI } = (await visitor.post('two-factor/enable', { password: 'Evil-horse-66' })).json;
  await visitor.post('two-factor/verify-totp', { code: totpCode(totpURI) });
  await forgetClaims();
  await change(visitor, worse, 'Evil-horse-66');
  const second = await undoToken(evil);
  const { user } = await visitor.session();
  // The provider's account of somebody else came to it by the new address.
  await db()
    .insertInto('sign_in_accounts')
    .values({
      id: randomUUID(),
      user_id: user.id,
      provider_id: 'google',
      account_id: `evil-${user.id}`,
    })
    .execute();
  const answer = await resetToken(worse);

  expect((await undo(first)).status).toBe(200);
  expect((await undo(second)).json.error?.code).toBe(GONE);
  expect((await reset(answer)).json.error?.code).toBe(GONE);
  expect(await visitor.session()).toBeNull();
  const row = await db().selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ email: owner, email_verified: true, two_factor_enabled: false });
  const ways = await db().selectFrom('sign_in_accounts').selectAll().where('user_id', '=', user.id).execute();
  expect(ways).toEqual([]);
  const fresh = (await emailTo(server.service, owner, /new password/)).link.searchParams.get('token') ?? '';
  expect((await reset(fresh, 'Safe-horse-99')).status).toBe(200);
  const back = await signIn(newVisitor(server.url), owner, 'Safe-horse-99');
  expect(back.json).toEqual({ twoFactorRedirect: false });
});

test('undoing the later change first leaves the first address its undo', async () => {
  const visitor = await signedIn();
  await change(visitor, evil);
  await forgetClaims();
  await change(visitor, worse);
  const [first, second] = [await undoToken(owner), await undoToken(evil)];
  expect((await undo(second)).json).toMatchObject({ email: evil });
  expect((await undo(first)).json).toMatchObject({ email: owner });
});

test('back to the first address is no change: the one between undoes nothing', async () => {
  const visitor = await signedIn();
  await change(visitor, evil);
  await forgetClaims();
  await change(visitor, owner);
  const mail = await emailTo(server.service, evil, /address was changed/);
  expect(mail.text_body).not.toContain('#undo=');
  const left = await db().selectFrom('address_changes').select('id').where('old_email', 'in', [owner, evil]);
  expect(await left.execute()).toEqual([]);
  expect((await visitor.session()).user.email).toBe(owner);
});

test('nobody holds on to the account by changing the password while the change is undone', async () => {
  const visitor = await signedIn();
  await change(visitor, evil);
  const token = await undoToken(owner);
  const { user } = await visitor.session();
  const next = (index: number) => ({
    currentPassword: PASSWORD,
    newPassword: index % 2 ? 'Evil-horse-66' : 'Evil-horse-67',
  });
  const sign = Array.from({ length: 4 }, () => signIn(newVisitor(server.url), evil));
  const changes = Array.from({ length: 4 }, (_, index) => visitor.post('change-password', next(index)));
  const [undone] = await Promise.all([undo(token), ...changes, ...sign]);
  expect(undone.status).toBe(200);
  const left = await db().selectFrom('sessions').select('id').where('user_id', '=', user.id).execute();
  expect(left).toEqual([]);
  const ways = await db()
    .selectFrom('sign_in_accounts')
    .select('id')
    .where('user_id', '=', user.id)
    .execute();
  expect(ways).toEqual([]);
});

test('a second factor of long before comes back as it was, one set up just before goes', async () => {
  const visitor = await signedIn();
  const { totpURI } = (await visitor.post('two-factor/enable', { password: PASSWORD })).json;
  await visitor.post('two-factor/verify-totp', { code: totpCode(totpURI) });
  const { user } = await visitor.session();
  await db()
    .updateTable('two_factors')
    .set({ set_up_at: new Date(Date.now() - 100 * 3_600_000) })
    .where('user_id', '=', user.id)
    .execute();
  await change(visitor, evil);
  await visitor.post('two-factor/disable', { password: PASSWORD });
  const theirs = (await visitor.post('two-factor/enable', { password: PASSWORD })).json;
  await visitor.post('two-factor/verify-totp', { code: totpCode(theirs.totpURI) });
  expect((await undo(await undoToken(owner))).status).toBe(200);
  const fresh = (await emailTo(server.service, owner, /new password/)).link.searchParams.get('token') ?? '';
  await reset(fresh, 'Safe-horse-99');
  const back = newVisitor(server.url);
  expect((await signIn(back, owner, 'Safe-horse-99')).json).toEqual({ twoFactorRedirect: true });
  expect((await back.post('two-factor/verify-totp', { code: totpCode(theirs.totpURI, 1) })).status).toBe(401);
  expect((await back.post('two-factor/verify-totp', { code: totpCode(totpURI, 1) })).status).toBe(200);

  [owner, evil] = [`x-${owner}`, `x-${evil}`];
  const thief = await signedIn();
  const set = (await thief.post('two-factor/enable', { password: PASSWORD })).json;
  await thief.post('two-factor/verify-totp', { code: totpCode(set.totpURI) });
  await change(thief, evil);
  await undo(await undoToken(owner));
  const again = (await emailTo(server.service, owner, /new password/)).link.searchParams.get('token') ?? '';
  await reset(again, 'Safe-horse-99');
  const open = await signIn(newVisitor(server.url), owner, 'Safe-horse-99');
  expect(open.json).toEqual({ twoFactorRedirect: false });
});

test('nobody keeps the old address from its owner by signing up with it', async () => {
  const visitor = await signedIn();
  await change(visitor, evil);
  const squatter = { email: owner, password: 'Squat-horse-66', full_name: 'Squatter' };
  await newVisitor(server.url).post('sign-up/email', squatter);
  expect((await undo(await undoToken(owner))).status).toBe(200);
  const rows = await db().selectFrom('users').select('email').where('email', '=', owner).execute();
  expect(rows).toHaveLength(1);
  const { user } = { user: await personWith(owner) };
  expect(user.email_verified).toBe(true);
});

test('after 72 hours a change stands, and an address that was never verified undoes nothing', async () => {
  const visitor = await signedIn();
  await change(visitor, evil);
  const token = await undoToken(owner);
  const { rows } = await server.service.database.pool.query(
    `select extract(epoch from expires_at - changed_at)::int as seconds from address_changes where old_email = $1`,
    [owner],
  );
  expect(rows).toEqual([{ seconds: 72 * 3600 }]);
  await server.service.database.pool.query('update address_changes set expires_at = now()');
  expect((await undo(token)).json.error?.code).toBe(GONE);

  owner = `y-${owner}`;
  const typo = await signedIn();
  const { user } = await typo.session();
  await db().updateTable('users').set({ email_verified: false }).where('id', '=', user.id).execute();
  await change(typo, worse);
  expect((await emailTo(server.service, owner, /address was changed/)).text_body).not.toContain('#undo=');
});

function personWith(email: string) {
  return db().selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
}
