import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, ServiceProcess } from './service-process.ts';
import { Workplace } from './workplace.ts';

const GUIDES = path.join(ROOT, 'src', 'web', 'site', 'content', 'docs');
/** What is marked so is run as a reader would: all of a guide's blocks after each other, in one folder. */
const RUNNABLE = /```(sh|js) runs\n([\s\S]*?)```/g;

const run = promisify(execFile);
const workplace = new Workplace();
let service: ServiceProcess;
let env: Record<string, string>;
beforeAll(async () => {
  service = new ServiceProcess(['serve'], workplace.environment);
  const { url, signIn } = await service.ready;
  const bin = path.join(workplace.folder, 'bin');
  mkdirSync(bin);
  const command = `#!/bin/sh\nexec "${process.execPath}" "${path.join(ROOT, 'bin', 'afterword.js')}" "$@"\n`;
  writeFileSync(path.join(bin, 'afterword'), command, { mode: 0o755 });
  env = {
    ...workplace.environment,
    PATH: `${bin}:${process.env.PATH}`,
    HOME: process.env.HOME ?? '',
    AFTERWORD_URL: url,
    SIGN_IN_LINK: signIn,
  };
});
afterAll(async () => {
  await service?.stop();
  workplace.remove();
});

const examples = readdirSync(GUIDES).flatMap((guide) => {
  const blocks = [...readFileSync(path.join(GUIDES, guide), 'utf8').matchAll(RUNNABLE)];
  return blocks.length === 0 ? [] : [{ guide, blocks: blocks.map(([, kind, code]) => ({ kind, code })) }];
});

describe('the examples of the documentation', () => {
  it('are there, for the command line and for programs', () => {
    const kinds = examples.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
    expect(kinds.filter((kind) => kind === 'sh').length).toBeGreaterThan(4);
    expect(kinds).toContain('js');
  });

  it.each(examples)('of $guide run as they stand', async ({ guide, blocks }) => {
    const cwd = path.join(workplace.folder, path.basename(guide, '.md'));
    mkdirSync(cwd);
    const shell = blocks.filter(({ kind }) => kind === 'sh').map(({ code }) => code);
    // Of this machine's own settings it reads none, also where its input is a socket.
    await run('bash', ['--norc', '-euo', 'pipefail', '-c', shell.join('\n')], { cwd, env });
    for (const [index, { kind, code }] of blocks.entries()) {
      if (kind !== 'js') continue;
      writeFileSync(path.join(cwd, `example-${index}.mjs`), code!);
      const { stdout } = await run(process.execPath, [`example-${index}.mjs`], { cwd, env });
      expect(stdout).toMatch(/^\S.* \d+ bytes\n$/);
      expect(statSync(path.join(cwd, 'tides.mp3')).size).toBeGreaterThan(10_000);
    }
  });
});
