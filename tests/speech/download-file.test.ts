import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { downloadFile } from '../../src/speech/model-install/fetch/download-file.ts';
import { ArchiveServer } from './archive-server.ts';

const CONTENT = Buffer.from(Array.from({ length: 50_000 }, (_, i) => (i * 31) % 251));

describe('a download that ended at its last byte', () => {
  const server = new ArchiveServer(CONTENT);
  let folder: string;
  let file: string;
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'afterword-download-'));
    file = path.join(folder, 'model.tar.bz2');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const fetchIt = () =>
    downloadFile(`${server.origin}/model.tar.bz2`, file, {
      sha256: server.sha256,
      mostBytes: 1e6,
      trustedHost: new URL(server.origin).host,
      backOffMs: 1,
    });
  const leave = (bytes: Buffer, total: number) => {
    writeFileSync(`${file}.part`, bytes);
    const state = { url: `${server.origin}/model.tar.bz2`, validator: '"first"', total };
    writeFileSync(`${file}.part.json`, JSON.stringify(state));
  };

  it('is taken as it is, without asking again', async () => {
    server.behave('whole');
    leave(CONTENT, CONTENT.length);
    expect(await fetchIt()).toBe(server.sha256);
    expect(readFileSync(file).equals(CONTENT)).toBe(true);
    expect(server.requests).toEqual([]);
  });

  it('begins anew where the server has less than lies here', async () => {
    server.behave({ status: 416 }, 'whole');
    leave(Buffer.concat([CONTENT, CONTENT]), CONTENT.length * 3);
    expect(await fetchIt()).toBe(server.sha256);
    expect(readFileSync(file).equals(CONTENT)).toBe(true);
    expect(server.requests.map((request) => request.range)).toEqual(['bytes=100000-', undefined]);
  });
});
