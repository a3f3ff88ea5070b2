import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetToken, invokeFunction } from '../../src/web/lib/api/functions.ts';

interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

// A real server on this machine; only what it answers is written by hand.
describe('a function of the server', () => {
  let server: Server;
  let requests: { method: string; path: string; bearer: string | undefined; body: string }[];
  let tokens: number;
  let lasts: number;
  let answer: (bearer: string | undefined) => Answer;

  beforeEach(async () => {
    requests = [];
    tokens = 0;
    lasts = 3_600_000;
    answer = () => ({ status: 201, body: '{"id":"1"}' });
    forgetToken();
    server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      if (request.url === '/api/v1/session/token') {
        tokens += 1;
        const expiresAt = new Date(Date.now() + lasts).toISOString();
        response.writeHead(201).end(JSON.stringify({ token: `token-${tokens}`, expiresAt }));
        return;
      }
      const bearer = request.headers.authorization;
      requests.push({ method: request.method ?? '', path: request.url ?? '', bearer, body });
      const { status, body: text, headers } = answer(bearer);
      response.writeHead(status, headers).end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const real = globalThis.fetch;
    // Addresses of a page are relative to it.
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => real(new URL(address, origin), init));
  });

  afterEach(async () => {
    vi.unstubAllGlobals();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('is posted JSON with a bearer token, which is kept until it ends', async () => {
    expect(await invokeFunction('create-notification', { title: 'One' })).toEqual({ id: '1' });
    await invokeFunction('create-notification', { title: 'Two' });
    expect(tokens).toBe(1);
    expect(requests).toEqual([
      {
        method: 'POST',
        path: '/api/functions/create-notification',
        bearer: 'Bearer token-1',
        body: '{"title":"One"}',
      },
      expect.objectContaining({ bearer: 'Bearer token-1', body: '{"title":"Two"}' }),
    ]);
  });

  it('gets a new token when the one at hand is about to end, or was taken back', async () => {
    lasts = 10_000;
    await invokeFunction('a', {});
    await invokeFunction('a', {});
    expect(tokens).toBe(2);
    lasts = 3_600_000;
    await invokeFunction('a', {});
    answer = (bearer) => ({ status: bearer === 'Bearer token-3' ? 401 : 200, body: 'true' });
    expect(await invokeFunction('a', {})).toBe(true);
    expect(requests.at(-1)?.bearer).toBe('Bearer token-4');
  });

  it('that refuses is told of with what it answered', async () => {
    const error = { code: 'not_allowed', message: 'No.' };
    answer = () => ({ status: 403, body: JSON.stringify({ error }) });
    await expect(invokeFunction('a', {})).rejects.toMatchObject({
      message: 'Edge Function returned a non-2xx status code',
      kind: 'http',
      status: 403,
      answer: { error },
    });
  });

  it.each<[string, Answer]>([
    ['a proxy says it is one', { status: 500, body: '', headers: { 'x-relay-error': 'true' } }],
    ['a gateway finds no server', { status: 502, body: '<h1>Bad gateway</h1>' }],
  ])('that was not reached because %s', async (_, said) => {
    answer = () => said;
    await expect(invokeFunction('a', {})).rejects.toMatchObject({
      message: 'Relay Error invoking the Edge Function',
      kind: 'relay',
    });
  });

  it('that cannot be sent to at all', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    await expect(invokeFunction('a', {})).rejects.toMatchObject({
      message: 'Failed to send a request to the Edge Function',
      kind: 'fetch',
      status: 0,
    });
  });
});
