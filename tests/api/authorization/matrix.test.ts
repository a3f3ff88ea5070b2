import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS, type CallName } from '../../../src/kernel/contracts/calls.ts';
import { openTestDoor, type TestDoor } from '../door.ts';
import { pathOf } from '../hostile/attacks.ts';
import { CALL_ROWS, type Row } from './call-rows.ts';
import { outcomeOf, refusal } from './outcomes.ts';
import { newPersona, PERSONAS, type Persona, type PersonaName } from './personas.ts';
import { PLACES, type Place, Things } from './things.ts';

/** Requests under way at once. */
const AT_ONCE = 8;

let door: TestDoor;
const people = new Map<PersonaName, Persona>();
beforeAll(async () => {
  door = await openTestDoor();
  Object.assign(door.service.config.people, {
    breachUrl: undefined,
    demo: { email: 'demo@afterword.local', password: 'a long demo password' },
  });
  for (const name of PERSONAS) people.set(name, await newPersona(door.service, name));
});
afterAll(() => door.close());

/** What the table says of one cell. */
function expected(row: Row, name: PersonaName, place: Place): string {
  return refusal(row.access, name) ?? row.but?.[place]?.[name] ?? (row[place] as string);
}

async function got(row: Row, name: PersonaName, place: Place): Promise<string> {
  const reaches = refusal(row.access, name) === undefined;
  const persona = row.fresh && reaches ? await newPersona(door.service, name) : (people.get(name) as Persona);
  const { params = {}, query, body } = (await row.given?.(new Things(door, persona, place), persona)) ?? {};
  const answer = await door.ask(CALLS[row.call].method, pathOf(row.call, params, query), {
    headers: row.access === 'bearer' ? persona.byBearer : persona.byCookie,
    ...(body && { body }),
  });
  return outcomeOf(answer);
}

/** Every cell of a row that is not as the table says. */
async function faultsOf(row: Row): Promise<string[]> {
  const faults: string[] = [];
  const places = PLACES.filter((place) => row[place] !== undefined);
  const cells = PERSONAS.flatMap((name) => places.map((place) => [name, place] as const));
  const one = async () => {
    for (let cell = cells.shift(); cell; cell = cells.shift()) {
      const [name, place] = cell;
      const [is, should] = [await got(row, name, place), expected(row, name, place)];
      if (is !== should) faults.push(`${name}, ${place}: ${is} rather than ${should}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return faults.sort();
}

describe('each call answers each person as the table says', () => {
  it('has a row for every call there is', () => {
    const rows = [...new Set(CALL_ROWS.map(({ call }) => call))].sort();
    expect(rows).toEqual((Object.keys(CALLS) as CallName[]).sort());
  });

  it.each(CALL_ROWS)('$call ($access)', async (row) => {
    expect(await faultsOf(row)).toEqual([]);
  });
});
