import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDoor, type TestDoor } from '../api/door.ts';
import { letterTo, newAccount, newVisitor, PASSWORD } from './visitor.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
  door.service.config.people.breachUrl = undefined;
});
afterAll(() => door.close());

test('a person signs up, verifies, signs in and out', async () => {
  const ida = newVisitor(door.url);
  const made = await ida.post('sign-up/email', {
    email: ' Ida@Example.org ',
    password: PASSWORD,
    name: 'Ida',
  });
  expect([made.status, made.json]).toEqual([200, { status: true }]);
  const early = await ida.post('sign-in/email', { email: 'ida@example.org', password: PASSWORD });
  expect([early.status, early.json.error.code]).toEqual([403, 'email_not_verified']);
  const { link } = await letterTo(door.service, 'ida@example.org', /verify/);
  expect(link.origin).toBe(door.url);
  const verified = await ida.get(`${link.pathname}${link.search}`);
  expect([verified.status, verified.headers.location]).toEqual([302, '/auth?verified=1']);
  expect(await ida.session()).toBeNull();
  const signedIn = await ida.post('sign-in/email', { email: 'IDA@example.org', password: ` ${PASSWORD} ` });
  expect([signedIn.status, signedIn.json]).toEqual([200, { twoFactorRedirect: false }]);
  const session = await ida.session();
  expect(session.user).toMatchObject({ email: 'ida@example.org', name: 'Ida', organizationId: null });
  expect(session.organization).toMatchObject({ personal: true, slug: 'ida-s-workspace' });
  const out = await ida.post('sign-out', {});
  expect(out.status).toBe(200);
  expect(await ida.session()).toBeNull();
});
