import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMonth, release, reserve, settle } from '../../src/billing/usage/ledger.ts';
import { newOwner, openTestServer, type TestServer } from '../api/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const db = () => server.service.database.db;
const somebody = async () => {
  const { organizationId } = await newOwner(server.service, `ledger-${randomUUID().slice(0, 8)}`);
  const use = (id: string, amount: number) => ({ id, organizationId, kind: 'modelTokens' as const, amount });
  return { organizationId, use, used: async () => (await readMonth(db(), organizationId)).modelTokens };
};

describe('the ledger', () => {
  it('gives 3,500 who ask at once no more than 2,000, and counts each once', async () => {
    const { organizationId, use, used } = await somebody();
    // Every seventh asks a second time for what was asked for before.
    const ids = Array.from({ length: 3000 }, (_, at) => `${organizationId}:${at}`);
    const asked = [...ids, ...ids.slice(0, 500)];
    const waiting = asked.map((id, at) => ({ id, at: (at * 7919) % asked.length }));
    const queue = waiting.toSorted((a, b) => a.at - b.at).map(({ id }) => id);
    const counts = { taken: 0, repeated: 0, over: 0 };
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let id = queue.pop(); id !== undefined; id = queue.pop())
          counts[
            await db()
              .transaction()
              .execute((trx) => reserve(trx, use(id as string, 1), 2000))
          ] += 1;
      }),
    );
    expect(counts.taken).toBe(2000);
    expect(counts.taken + counts.repeated + counts.over).toBe(3500);
    expect(await used()).toBe(2000);
    const { sum } = await db()
      .selectFrom('usage_entries')
      .select(({ fn }) => fn.sum<string>('amount').as('sum'))
      .where('organization_id', '=', organizationId)
      .executeTakeFirstOrThrow();
    expect(Number(sum)).toBe(2000);
  });

  it('settles what was set aside, and gives back what came to nothing', async () => {
    const { organizationId, use, used } = await somebody();
    const id = `${organizationId}:one`;
    expect(await reserve(db(), use(id, 300), 1000)).toBe('taken');
    expect(await reserve(db(), use(id, 300), 1000)).toBe('repeated');
    expect(await reserve(db(), use(`${organizationId}:two`, 701), 1000)).toBe('over');
    expect(await used()).toBe(300);
    await settle(db(), use(id, 420));
    expect(await used()).toBe(420);
    // Made again: the longer of the two.
    await settle(db(), use(id, 400));
    expect(await used()).toBe(420);
    await settle(db(), use(id, 450));
    expect(await used()).toBe(450);
    await release(db(), id);
    expect(await used()).toBe(450);
    expect(await reserve(db(), use(`${organizationId}:three`, 550), 1000)).toBe('taken');
    await release(db(), `${organizationId}:three`);
    await release(db(), `${organizationId}:three`);
    expect(await used()).toBe(450);
    // Work that was given up and finished after all.
    await settle(db(), use(`${organizationId}:three`, 500));
    expect(await used()).toBe(950);
    // What was never set aside is counted as it is, also above a limit: the work is done.
    await settle(db(), use(`${organizationId}:four`, 100));
    expect(await used()).toBe(1050);
  });

  it('begins anew with a month, and has no limit where there is none', async () => {
    const { organizationId, use } = await somebody();
    const [march, april] = [new Date('2027-03-31T23:59:59Z'), new Date('2027-04-01T00:00:00Z')];
    expect(await reserve(db(), use(`${organizationId}:a`, 10), 10, march)).toBe('taken');
    expect(await reserve(db(), use(`${organizationId}:b`, 1), 10, march)).toBe('over');
    expect(await reserve(db(), use(`${organizationId}:b`, 10), 10, april)).toBe('taken');
    expect(await reserve(db(), use(`${organizationId}:c`, 1e9), undefined, april)).toBe('taken');
    expect(await readMonth(db(), organizationId, march)).toEqual({ modelTokens: 10 });
  });
});
