import { WebSocket } from 'undici';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SIGNED_OUT } from '../../src/api/realtime/socket-room.ts';
import { openTestDoor, type Person, type TestDoor } from '../api/door.ts';
import { addMember, addPerson } from './person.ts';

let door: TestDoor;
let root: Person;
beforeAll(async () => {
  // No ping comes while a test runs: what ends a socket here ends it at once.
  door = await openTestDoor({ pingMs: 3_600_000 });
  root = await addPerson(door, 'root', { platformAdmin: true });
});
afterAll(() => door.close());

/** Resolves once the server said hello. */
async function listen(as: Person): Promise<{ kinds: string[]; closed: Promise<number> }> {
  const socket = new WebSocket(`${door.url.replace('http', 'ws')}/api/realtime`, {
    headers: { cookie: as.cookie, origin: door.url },
  });
  const kinds: string[] = [];
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  await new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.type === 'hello') resolve();
      else kinds.push(message.event.kind);
    });
  });
  return { kinds, closed };
}

async function newMember(name: string): Promise<Person> {
  return addMember(door, await addPerson(door, name, { plan: 'student' }), door.ada.organizationId, 'viewer');
}

it('is heard no more by whoever is taken out, while others go on hearing', async () => {
  const uma = await newMember('uma');
  const [theirs, owners] = [await listen(uma), await listen(door.ada)];
  await door.ask('DELETE', `/api/v1/team/${uma.userId}`, { as: door.ada });
  expect(await theirs.closed).toBe(SIGNED_OUT);
  expect(theirs.kinds).toContain('profile.changed');
  await expect.poll(() => owners.kinds).toContain('team.changed');
});

it('is heard no more by whoever was closed out, or lost what opens the working areas', async () => {
  const [ben, cid] = [await newMember('ben'), await addPerson(door, 'cid', { plan: 'student' })];
  const [one, two] = [await listen(ben), await listen(cid)];
  const path = (person: Person) => `/api/v1/platform/people/${person.userId}`;
  await door.ask('PATCH', path(ben), { as: root, body: { isActive: false } });
  expect(await one.closed).toBe(SIGNED_OUT);
  await door.ask('PATCH', path(cid), { as: root, body: { subscription_plan: null } });
  expect(await two.closed).toBe(SIGNED_OUT);
});

it('stays open for whoever changes what does not matter to it', async () => {
  const eve = await newMember('eve');
  const ear = await listen(eve);
  await door.ask('PATCH', '/api/v1/profile', { as: eve, body: { full_name: 'Eve Again' } });
  await expect.poll(() => ear.kinds).toContain('profile.changed');
  await door.ask('PATCH', '/api/v1/profile', { as: eve, body: { full_name: 'Eve' } });
  await expect.poll(() => ear.kinds.length).toBeGreaterThanOrEqual(2);
});
