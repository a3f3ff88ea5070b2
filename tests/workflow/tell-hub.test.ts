import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellHub } from '../../src/workflow/shows/tell-hub.ts';
import { openTestServer, type TestServer } from '../api/test-server.ts';

let server: TestServer;
let hub: Server;
/** What the hub was told, and what it answers. */
const told: string[] = [];
let status = 204;

beforeAll(async () => {
  hub = createServer(async (request, response) => {
    const parts = await request.toArray();
    told.push(`${request.method} ${Buffer.concat(parts)}`);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(hub, 'listening');
  const feedHub = `http://127.0.0.1:${(hub.address() as AddressInfo).port}/`;
  server = await openTestServer({ config: { feedHub, publicUrl: 'https://afterword.example' } });
});
afterAll(async () => {
  await server.close();
  hub.close();
});

it('tells the hub once of a change, and again of what it did not take', async () => {
  const { service, ada } = server;
  const { signal } = new AbortController();
  await service.database.pool.query(
    `insert into shows (id, organization_id, owner_id, slug, title, podcast_guid)
     values (gen_random_uuid(), $1, $2, 'tides', 'Tides', gen_random_uuid())`,
    [ada.organizationId, ada.userId],
  );
  status = 503;
  expect(await tellHub(service, signal)).toBe(0);
  status = 204;
  expect(await tellHub(service, signal)).toBe(1);
  const feed = encodeURIComponent('https://afterword.example/feeds/tides.xml');
  expect(told).toEqual(
    Array.from({ length: 2 }, () => `POST hub.mode=publish&hub.url=${feed}&hub.topic=${feed}`),
  );
  expect(await tellHub(service, signal)).toBe(0);
  await service.database.pool.query("update shows set title = 'Marsh', updated_at = now()");
  expect(await tellHub(service, signal)).toBe(1);
});
