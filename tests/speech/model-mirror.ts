import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import tar from 'tar-stream';
import { makeStyled } from './tiny-models.ts';

/** Whatever the model itself takes, its archive has this much more, so that fetching it can be watched. */
const PADDING_BYTES = 3_300_000;

/** The files of a model that the real engine loads, with two speakers. @returns them by their paths */
export function tinyKokoro(name: string): Map<string, Buffer> {
  const root = mkdtempSync(path.join(tmpdir(), 'afterword-mirror-'));
  const dir = makeStyled(path.join(root, name), 'kokoro', { speakers: ['af_heart', 'am_michael'] });
  writeFileSync(path.join(dir, 'padding.txt'), randomBytes(PADDING_BYTES).toString('base64'));
  const files = readdirSync(dir).map(
    (file) => [`${name}/${file}`, readFileSync(path.join(dir, file))] as const,
  );
  rmSync(root, { recursive: true, force: true });
  return new Map(files);
}

export async function archiveOf(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const pack = tar.pack();
  for (const [name, content] of files) pack.entry({ name }, content);
  pack.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of pack) chunks.push(chunk as Buffer);
  return gzipSync(Buffer.concat(chunks), { level: 1 });
}

/** A mirror of the catalogue's archives, as AFTERWORD_MODELS_URL names one: ranges, ETags, checksums. */
export class ModelMirror {
  readonly ranges: (string | undefined)[] = [];
  /** Stops sending after so many bytes of an answer, and keeps the connection open. */
  stallAfter: number | undefined;
  readonly #archives = new Map<string, Buffer>();
  readonly #server = createServer((request, response) => this.#answer(request, response));

  async start(...names: string[]): Promise<void> {
    for (const name of names) this.#archives.set(`${name}.tar.bz2`, await archiveOf(tinyKokoro(name)));
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #answer({ url = '', method, headers }: IncomingMessage, response: ServerResponse): void {
    const file = path.posix.basename(url);
    if (file === 'checksum.txt') {
      const lines = [...this.#archives].map(
        ([name, content]) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`,
      );
      return void response.end(lines.join(''));
    }
    const content = this.#archives.get(file);
    if (!content) return void response.writeHead(404).end();
    if (method === 'HEAD') return void response.writeHead(200, { 'content-length': content.length }).end();
    this.ranges.push(headers.range);
    const start = Number(/bytes=(\d+)-/.exec(headers.range ?? '')?.[1] ?? 0);
    const body = content.subarray(start);
    response.writeHead(start > 0 ? 206 : 200, {
      etag: `"${file}"`,
      'content-length': body.length,
      'content-range': `bytes ${start}-${content.length - 1}/${content.length}`,
    });
    if (this.stallAfter === undefined) return void response.end(body);
    response.write(body.subarray(0, this.stallAfter));
  }
}
