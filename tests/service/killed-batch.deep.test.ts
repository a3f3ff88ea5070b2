import { afterAll, beforeAll, expect, it } from 'vitest';
import { Caller } from './caller.ts';
import { freePort, ServiceProcess } from './service-process.ts';
import { copyStartedData } from './started-data.ts';
import { essay, Workplace } from './workplace.ts';

const ROWS = 20;
/** Nothing in them can be said. */
const EMPTY = new Set([6, 13]);

const workplace = new Workplace();
let env: Record<string, string>;
let service: ServiceProcess;
let caller: Caller;
beforeAll(async () => {
  await copyStartedData(workplace.environment.AFTERWORD_DATA);
  env = { ...workplace.environment, PORT: String(await freePort()) };
  service = new ServiceProcess(['serve'], env);
  const { url, signIn } = await service.ready;
  caller = await Caller.signedIn(url, signIn);
});
afterAll(async () => {
  await service?.stop();
  workplace.remove();
});

it('a batch of twenty goes on after a kill in the middle, and makes each of them once', {
  timeout: 1_200_000,
}, async () => {
  const rows = [];
  for (let number = 0; number < ROWS; number++) {
    const text = EMPTY.has(number) ? '---\n' : essay(number);
    const bytes = Uint8Array.from(Buffer.from(text));
    rows.push({ kind: 'source' as const, sourceId: await caller.upload(`lecture ${number}.md`, bytes) });
  }
  const { id } = await caller.call('createBatch', {
    body: { name: 'Lectures', options: { format: 'brief', targetMinutes: 1 }, rows },
  });
  const params = { batchId: id };
  await caller.call('startBatch', { params });
  const read = () => caller.persistently(() => caller.call('readBatch', { params }));
  const count = async (state: string) => (await read()).rows.filter((row) => row.state === state).length;

  await expect.poll(() => count('done')).toBeGreaterThan(5);
  const before = await read();
  const made = before.rows.flatMap(({ state, episode }) => (state === 'done' ? [episode!] : []));
  expect(before.state).toBe('running');
  await service.kill();
  service = new ServiceProcess(['serve'], env);
  await service.ready;

  await expect.poll(async () => (await read()).state, { timeout: 900_000 }).toBe('finished');
  const after = await read();
  expect(after.rows.map(({ state }) => state)).toEqual(
    rows.map((_, number) => (EMPTY.has(number) ? 'failed' : 'done')),
  );
  for (const row of after.rows.filter(({ state }) => state === 'failed'))
    expect(row.error?.message).toMatch(/\w+ .*\.$/);
  // What was made before the kill was left as it was.
  for (const { id: episodeId, updatedAt } of made)
    expect((await caller.call('readEpisode', { params: { episodeId } })).updatedAt).toBe(updatedAt);
  const { episodes } = await caller.call('listEpisodes', { query: { limit: '100' } });
  expect(episodes.filter(({ status }) => status === 'done')).toHaveLength(ROWS - EMPTY.size);
  expect(new Set(after.rows.map(({ episode }) => episode?.id)).size).toBeGreaterThanOrEqual(
    ROWS - EMPTY.size,
  );
});
