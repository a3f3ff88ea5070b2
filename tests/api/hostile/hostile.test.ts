import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTH_PATHS, type AuthPath } from '../../../src/accounts/sign-in/auth-paths.ts';
import { CALLS, type CallName } from '../../../src/kernel/contracts/addresses.ts';
import { errorBody } from '../../../src/kernel/contracts/api/fields.ts';
import { REALTIME_PATH, UPLOADS_PATH } from '../../../src/kernel/contracts/calls.ts';
import { ERROR_CODES } from '../../../src/kernel/errors.ts';
import { everyNth } from '../../house/depth.ts';
import { AUTH } from '../authorization/other-rows.ts';
import { type Answer, openTestServer, type TestServer } from '../test-server.ts';
import { type Attack, attacksOn, pathOf, wrongBodies } from './attacks.ts';
import { type Row, rowsOf } from './rows.ts';
import { makeWorld, stateOf, type World } from './world.ts';

/** Requests under way at once. */
const AT_ONCE = 8;
/** Of bodies on the paths of sign-in. */
const AUTH_BODY_BYTES = 8 * 1024;
const NAMES = Object.keys(CALLS) as CallName[];

let server: TestServer;
let world: World;
let rows: Record<CallName, Row>;
let before: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  // Nothing leaves this machine.
  server.service.config.people.breachUrl = undefined;
  world = await makeWorld(server);
  rows = rowsOf(world, server);
  before = await stateOf(server);
});
afterAll(() => server.close());

/** What is wrong with an answer to an attack. */
function faultsOf({ refused, method }: Attack, { status, headers, text, json }: Answer): string[] {
  const faults: string[] = [];
  if (!refused.includes(status))
    faults.push(`status ${status} rather than ${refused}: ${text.slice(0, 200)}`);
  if (method === 'HEAD') return faults;
  const shape = errorBody.strict().safeParse(json);
  if (!shape.success) faults.push(`not the one shape: ${text.slice(0, 200)}`);
  else if (!(shape.data.error.code in ERROR_CODES)) faults.push(`no code of ours: ${shape.data.error.code}`);
  if (!headers['x-request-id']) faults.push('no request id');
  if (/\bat .*:\d+:\d+|node_modules|select .* from|\/work\/|postgres/i.test(text))
    faults.push(`tells of the inside: ${text}`);
  return faults;
}

async function run(attacks: Attack[]): Promise<string[]> {
  const found: string[] = [];
  const waiting = [...attacks];
  const one = async () => {
    for (let attack = waiting.shift(); attack; attack = waiting.shift()) {
      const answer = await server.ask(attack.method, attack.path, attack.how);
      for (const fault of faultsOf(attack, answer)) found.push(`${attack.method} ${attack.what}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return found;
}

it('has a row for every call', () => {
  expect(Object.keys(rows).sort()).toEqual(NAMES.toSorted());
});

it('knows that each row is right where nothing is wrong with it', async () => {
  for (const name of NAMES) {
    const { works, params, query, body } = rows[name];
    if (works === false) continue;
    const answer = await server.ask(CALLS[name].method, pathOf(name, params ?? {}, query), {
      as: server.ada,
      headers: { authorization: `Bearer ${world.bearers.ada}` },
      ...(body && { body }),
    });
    expect([name, answer.status, answer.status === works ? '' : answer.text]).toEqual([name, works, '']);
  }
});

describe('refuses, and changes nothing', () => {
  it.each(everyNth(3, NAMES))('%s', async (name) => {
    const attacks = attacksOn(name, rows[name], server, world);
    expect(attacks.length).toBeGreaterThan(1);
    expect(await run(attacks)).toEqual([]);
    expect(await stateOf(server)).toEqual(before);
  });

  it.each(Object.keys(AUTH_PATHS) as AuthPath[])('/api/auth/%s', async (name) => {
    const path = `/api/auth/${name}`;
    const { method, access, ...spec } = AUTH_PATHS[name];
    const as = server.ada;
    const attack = (what: string, how: Attack['how'], ...refused: number[]): Attack => ({
      what,
      method,
      path,
      how,
      refused,
    });
    const body = AUTH[name].body?.();
    const schema = 'body' in spec ? spec.body : undefined;
    const attacks = [
      { ...attack('wrong method', { as }, 405), method: 'PUT' },
      ...(access === 'member' ? [attack('signed out', body ? { body } : {}, 401)] : []),
      ...(method === 'POST'
        ? [attack('another site', { as, ...(body && { body }), headers: { origin: 'http://evil' } }, 403)]
        : []),
      ...(schema
        ? wrongBodies(AUTH_BODY_BYTES, schema, body).map(([what, how, refused]) =>
            // So little is taken here that some are too large before they are looked at.
            attack(what, { as, ...how }, ...refused, 413),
          )
        : []),
    ];
    expect(await run(attacks)).toEqual([]);
    expect(await stateOf(server)).toEqual(before);
  });

  it('uploads', async () => {
    const { ada, otto } = server;
    const tus = { 'tus-resumable': '1.0.0' };
    const name = `filename ${Buffer.from('a.txt').toString('base64')}`;
    const good = { ...tus, 'upload-length': '10', 'upload-metadata': name };
    const part = { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    const own = `${UPLOADS_PATH}/${world.sourceId}`;
    const attack = (
      what: string,
      method: string,
      path: string,
      how: Attack['how'],
      ...refused: number[]
    ): Attack => ({
      what,
      method,
      path,
      how,
      refused,
    });
    const attacks = [
      attack('signed out', 'POST', UPLOADS_PATH, { headers: good }, 401),
      attack('signed out', 'OPTIONS', UPLOADS_PATH, { headers: tus }, 401),
      attack(
        'another site',
        'POST',
        UPLOADS_PATH,
        { as: ada, headers: { ...good, origin: 'http://evil' } },
        403,
      ),
      attack(
        'far too large',
        'POST',
        UPLOADS_PATH,
        { as: ada, headers: { ...good, 'upload-length': '9'.repeat(14) } },
        413,
      ),
      attack(
        'a length that is none',
        'POST',
        UPLOADS_PATH,
        { as: ada, headers: { ...good, 'upload-length': '1e3' } },
        400,
      ),
      attack('no name', 'POST', UPLOADS_PATH, { as: ada, headers: { ...tus, 'upload-length': '10' } }, 400),
      attack('no protocol', 'POST', UPLOADS_PATH, { as: ada }, 412),
      attack('wrong method', 'PUT', UPLOADS_PATH, { as: ada, headers: good }, 405),
      attack('wrong method', 'POST', own, { as: ada, headers: good }, 405),
      ...['HEAD', 'PATCH', 'DELETE'].flatMap((method) => {
        const headers = method === 'PATCH' ? part : tus;
        const body = method === 'PATCH' ? { body: 'x' } : {};
        return [
          attack('signed out', method, own, { headers, ...body }, 401),
          attack('of another organization', method, own, { as: otto, headers, ...body }, 404),
          attack('unknown', method, `${UPLOADS_PATH}/${randomUUID()}`, { as: ada, headers, ...body }, 404),
          ...['..%2f..%2fx', 'a%00b', '__proto__', 'x'.repeat(5000)].map((id) =>
            attack(
              `at ${id.slice(0, 20)}`,
              method,
              `${UPLOADS_PATH}/${id}`,
              { as: ada, headers, ...body },
              400,
              404,
              414,
            ),
          ),
        ];
      }),
      // This source is no upload that could go on.
      attack('of no upload', 'PATCH', own, { as: ada, headers: part, body: 'x' }, 404, 409),
      attack('of no upload', 'DELETE', own, { as: ada, headers: tus }, 404, 409),
    ];
    expect(await run(attacks)).toEqual([]);
    expect(await stateOf(server)).toEqual(before);
  });

  it('live events', async () => {
    const attack = (what: string, path: string, how: Attack['how'], ...refused: number[]): Attack => ({
      what,
      method: 'GET',
      path,
      how,
      refused,
    });
    const attacks = [
      attack('signed out', REALTIME_PATH, {}, 401),
      attack('without an upgrade', REALTIME_PATH, { as: server.ada }, 400),
      ...['x', '-1', '1.5', '1e400', '9'.repeat(30), '%00', '1&after=2'].map((after) =>
        attack(`after ${after}`, `${REALTIME_PATH}?after=${after}`, { as: server.ada }, 400),
      ),
      { ...attack('wrong method', REALTIME_PATH, { as: server.ada }, 405), method: 'POST' },
    ];
    expect(await run(attacks)).toEqual([]);
    expect(await stateOf(server)).toEqual(before);
  });
});

it('notices a change', async () => {
  await server.ask('PATCH', `/api/v1/episodes/${world.episodeId}`, {
    as: server.ada,
    body: { title: 'Changed' },
  });
  expect(await stateOf(server)).not.toEqual(before);
});
