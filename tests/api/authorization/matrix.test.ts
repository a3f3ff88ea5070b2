import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS, type CallName } from '../../../src/kernel/contracts/addresses.ts';
import { builtPages } from '../../house/built-pages.ts';
import { depth } from '../../house/depth.ts';
import { pathOf } from '../hostile/attacks.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { CALL_ROWS, type Row } from './call-rows.ts';
import { heardBy } from './heard-by.ts';
import { OTHER_ROWS, type OtherRow } from './other-rows.ts';
import { outcomeOf, refusal } from './outcomes.ts';
import { newPersona, PERSONAS, type Persona, type PersonaName } from './personas.ts';
import { routesOf } from './routes-of.ts';
import { OWNERSHIPS, type Ownership, Things } from './things.ts';

/** Requests under way at once. */
const AT_ONCE = 8;
/** `npm test` asks one cell in so many of each row, other ones of the next row; the deep run asks all. */
const ONE_IN = depth(3, 1);
const TOKEN = 'token-of-the-metrics';

let server: TestServer;
const people = new Map<PersonaName, Persona>();
beforeAll(async () => {
  server = await openTestServer({ config: { metricsToken: TOKEN }, webDir: await builtPages() });
  Object.assign(server.service.config.people, {
    breachUrl: undefined,
    google: undefined,
    demo: { email: 'demo@afterword.local', password: 'a long demo password' },
  });
  for (const name of PERSONAS) people.set(name, await newPersona(server.service, name));
});
afterAll(() => server.close());

const personaOf = (name: PersonaName) => people.get(name) as Persona;
const lets = (row: Row | OtherRow, name: PersonaName) => refusal(row.access, name) === undefined;
/** Who is refused asks for what is one other person's there: it makes no difference. */
const thingsFor = (row: Row | OtherRow, persona: Persona, ownership: Ownership) =>
  new Things(server, lets(row, persona.name) ? persona : personaOf('closed'), ownership);

/** What the table says of one cell. */
function expected(row: Row | OtherRow, name: PersonaName, ownership: Ownership): string {
  return refusal(row.access, name) ?? row.but?.[ownership]?.[name] ?? (row[ownership] as string);
}

async function askCall(row: Row, name: PersonaName, ownership: Ownership): Promise<string> {
  const asker = row.fresh && lets(row, name) ? await newPersona(server.service, name) : personaOf(name);
  const things = thingsFor(row, asker, ownership);
  const make = async () => (await row.request?.(things, things.persona)) ?? {};
  const request = lets(row, name) ? make() : things.once(`row ${CALL_ROWS.indexOf(row)}`, make);
  const { params = {}, query, body } = await request;
  const headers = row.access === 'bearer' ? asker.byBearer : asker.byCookie;
  const path = pathOf(row.call, params, query);
  return outcomeOf(await server.ask(CALLS[row.call].method, path, { headers, ...(body && { body }) }));
}

async function askOther(row: OtherRow, name: PersonaName, ownership: Ownership): Promise<string> {
  const [method, at] = row.route.split(' ') as [string, string];
  const request = (await row.request?.(thingsFor(row, personaOf(name), ownership))) ?? {};
  const headers = { ...request.headers, ...personaOf(name).byCookie };
  return outcomeOf(await server.ask(method, request.path ?? at, { ...request, headers }));
}

/** Every cell of a row that is not as the table says. */
async function faultsOf<R extends Row | OtherRow>(
  row: R,
  index: number,
  ask: (row: R, name: PersonaName, ownership: Ownership) => Promise<string>,
): Promise<string[]> {
  const faults: string[] = [];
  const ownerships = OWNERSHIPS.filter((ownership) => row[ownership] !== undefined);
  const cells = PERSONAS.flatMap((name) => ownerships.map((ownership) => [name, ownership] as const)).filter(
    (_, cell) => (cell + index) % ONE_IN === 0,
  );
  const one = async () => {
    for (let cell = cells.shift(); cell; cell = cells.shift()) {
      const [name, ownership] = cell;
      const [is, should] = [await ask(row, name, ownership), expected(row, name, ownership)];
      // An answer to HEAD says its status alone.
      const same = 'route' in row && row.route.startsWith('HEAD') ? should.startsWith(is) : is === should;
      if (!same) faults.push(`${name}, ${ownership}: ${is} rather than ${should}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return faults.sort();
}

it('has a row for every endpoint the server has', () => {
  const calls = CALL_ROWS.map(({ call }) => `${CALLS[call].method} ${CALLS[call].path}`);
  const rows = new Set([...calls, ...OTHER_ROWS.map(({ route }) => route)]);
  expect([...rows].sort()).toEqual(routesOf(server.app));
  expect(new Set(CALL_ROWS.map(({ call }) => call))).toEqual(new Set(Object.keys(CALLS) as CallName[]));
});

describe('each person is answered as the table says, by each call', () => {
  it.each(CALL_ROWS)('$call ($access)', async (row) => {
    expect(await faultsOf(row, CALL_ROWS.indexOf(row), askCall)).toEqual([]);
  });

  it('that takes a bearer token: no cookie counts', async () => {
    const body = { user_id: personaOf('owner').userId, type: 'note', title: 'Hello', message: 'There' };
    const path = CALLS.createNotification.path;
    const answer = await server.ask('POST', path, { headers: personaOf('owner').byCookie, body });
    expect(outcomeOf(answer)).toBe('401 not_signed_in');
  });
});

it('lets nobody in by HEAD whom GET refuses', async () => {
  const paths = routesOf(server.app).flatMap((route) => /^GET (.+)$/.exec(route)?.[1] ?? []);
  const opened: string[] = [];
  for (const path of paths) {
    const at = path.replace(/:\w+/g, () => randomUUID());
    const [get, head] = [await server.ask('GET', at), await server.ask('HEAD', at)];
    if (get.status >= 400 && head.status < 400)
      opened.push(`${path}: ${head.status} rather than ${get.status}`);
  }
  expect(paths.length).toBeGreaterThan(40);
  expect(opened).toEqual([]);
});

it('tells events of the working areas to those alone who may work there', async () => {
  const heard: string[] = [];
  for (const name of PERSONAS.filter((each) => lets({ access: 'member' } as Row, each))) {
    const kinds = await heardBy(server, personaOf(name));
    const should = refusal('gated', name) ? ['team.changed'] : ['episode.changed', 'team.changed'];
    if (kinds.join() !== should.join()) heard.push(`${name} hears ${kinds}`);
  }
  expect(heard).toEqual([]);
});

describe('each person is answered as the table says, at', () => {
  it.each(OTHER_ROWS)('$route ($access)', async (row) => {
    expect(await faultsOf(row, OTHER_ROWS.indexOf(row), askOther)).toEqual([]);
  });

  it('/metrics, with its token', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect(outcomeOf(await server.ask('GET', '/metrics', { headers }))).toBe('200');
  });
});
