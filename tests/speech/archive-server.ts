import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does with its nth answer; the last one goes for all that follow. */
export type Behaviour =
  | 'whole'
  | 'ignores ranges'
  | 'silent'
  | 'loop'
  | 'elsewhere'
  | { status: number; retryAfter?: string }
  | { cutAfter: number }
  | { stallAfter: number }
  | { flip: number }
  | { etag: string };

/** A server of one file that behaves as it is told to. */
export class ArchiveServer {
  readonly requests: { method: string; url: string; range: string | undefined }[] = [];
  readonly #content: Buffer;
  #plan: Behaviour[] = ['whole'];
  #etag = '"first"';
  readonly #server = createServer((request, response) => this.#answer(request, response));

  constructor(content: Buffer) {
    this.#content = content;
  }

  async start(): Promise<void> {
    // An idle connection that closes in the moment of the next call would be a fault nobody asked for.
    this.#server.keepAliveTimeout = 0;
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  behave(...plan: Behaviour[]): void {
    this.#plan = plan;
    this.#etag = '"first"';
    this.requests.length = 0;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get sha256(): string {
    return createHash('sha256').update(this.#content).digest('hex');
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { range } = request.headers;
    const url = request.url ?? '';
    this.requests.push({ method: request.method ?? '', url, range });
    if (url.endsWith('checksum.txt'))
      return void response.end(`${this.sha256}  vits-piper-en_US-lessac-low.tar.bz2\n`);
    if (request.method === 'HEAD')
      return void response.writeHead(200, { 'content-length': this.#content.length }).end();
    const how = (this.#plan.length > 1 ? this.#plan.shift() : this.#plan[0]) as Behaviour;
    if (how === 'silent') return;
    if (how === 'loop') return void response.writeHead(302, { location: url }).end();
    if (how === 'elsewhere')
      return void response.writeHead(302, { location: 'http://127.0.0.2:9/secret' }).end();
    if (typeof how === 'object' && 'status' in how)
      return void response
        .writeHead(how.status, how.retryAfter ? { 'retry-after': how.retryAfter } : {})
        .end('no');
    if (typeof how === 'object' && 'etag' in how) this.#etag = how.etag;
    this.#send(how, range, String(request.headers['if-range'] ?? ''), response);
  }

  #send(how: Behaviour, range: string | undefined, ifRange: string, response: ServerResponse): void {
    const same = ifRange === this.#etag && how !== 'ignores ranges';
    const start = range && same ? Number(/bytes=(\d+)-/.exec(range)?.[1]) : 0;
    const body = Buffer.from(this.#content.subarray(start));
    response.writeHead(start > 0 ? 206 : 200, {
      etag: this.#etag,
      'content-length': body.length,
      ...(start > 0
        ? { 'content-range': `bytes ${start}-${this.#content.length - 1}/${this.#content.length}` }
        : {}),
    });
    if (typeof how !== 'object' || 'etag' in how) return void response.end(body);
    if ('flip' in how) {
      body[how.flip] = (body[how.flip] as number) ^ 0xff;
      return void response.end(body);
    }
    if ('cutAfter' in how)
      return void response.write(body.subarray(0, how.cutAfter), () => response.destroy());
    if ('stallAfter' in how) response.write(body.subarray(0, how.stallAfter));
  }
}
