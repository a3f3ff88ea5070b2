import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confinedCommand, describeConfinement } from '../../src/documents/confinement.ts';
import { readDocument } from '../../src/documents/read-document.ts';
import { DEFAULT_LIMITS } from '../../src/documents/shared/limits.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'afterword-confined-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs other code under the very command line that the reader's child gets. */
async function confined(code: string, recognises = false): Promise<{ output: string; exit: number | null }> {
  const { command, args, env } = await confinedCommand(
    { ...DEFAULT_LIMITS, dataMebibytes: 1024 },
    { recognises },
  );
  const child = spawn(command, [...args.slice(0, -1), '--input-type=module', '-e', code], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const exit = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { output: output.trim(), exit };
}

describe('the confined process', () => {
  it.each([
    ['reads no file but the program', "import { readFileSync } from 'node:fs'; readFileSync('/etc/passwd');"],
    ['lists no folder', "import { readdirSync } from 'node:fs'; readdirSync('/');"],
    ['writes nothing', `import { writeFileSync } from 'node:fs'; writeFileSync('escape.txt', '');`],
    ['starts no process', "import { spawnSync } from 'node:child_process'; spawnSync('ls');"],
    ['starts no worker', "import { Worker } from 'node:worker_threads'; new Worker('1', { eval: true });"],
  ])('%s', async (_name, code) => {
    const lines = code.split('; ');
    const attempt = `${lines[0]}; try { ${lines.slice(1).join('; ')} console.log('escaped'); } catch (error) { console.log(error.code); }`;
    expect((await confined(attempt)).output).toBe('ERR_ACCESS_DENIED');
  });

  it.each([
    ['reads no file but the program', "import { readFileSync } from 'node:fs'; readFileSync('/etc/passwd');"],
    ['writes nothing', `import { writeFileSync } from 'node:fs'; writeFileSync('escape.txt', '');`],
    ['starts no process', "import { spawnSync } from 'node:child_process'; spawnSync('ls');"],
  ])('%s where it may recognise pictures', async (_name, code) => {
    const [load, ...rest] = code.split('; ');
    const attempt = `${load}; try { ${rest.join('; ')} console.log('escaped'); } catch (error) { console.log(error.code); }`;
    expect((await confined(attempt, true)).output).toBe('ERR_ACCESS_DENIED');
  });

  it('makes no code from text', async () => {
    expect(
      (
        await confined(
          "try { new Function('return 1')(); console.log('escaped'); } catch (error) { console.log(error.name); }",
        )
      ).output,
    ).toBe('EvalError');
  });

  it('sees nothing of the environment', async () => {
    process.env.AFTERWORD_TEST_SECRET = 'secret';
    expect(
      JSON.parse((await confined('console.log(JSON.stringify(Object.keys(process.env)))')).output),
    ).not.toContain('AFTERWORD_TEST_SECRET');
  });

  it('has the network and memory that the description says', async () => {
    const said = await describeConfinement();
    const interfaces = JSON.parse(
      (
        await confined(
          "import os from 'node:os'; console.log(JSON.stringify(Object.keys(os.networkInterfaces())))",
        )
      ).output,
    ) as string[];
    expect(interfaces.length === 0).toBe(said.network.startsWith('None'));
    const { output } = await confined(
      'const held = []; try { for (let i = 0; i < 40; i += 1) held.push(Buffer.alloc(2 ** 26, 1)); console.log("all"); } catch { console.log("refused"); }',
    );
    expect(output === 'all').toBe(!said.memory.includes('held by the kernel'));
  });
});

describe('a reader that does not come back', () => {
  const page = () => {
    const path = join(folder, 'page.txt');
    writeFileSync(path, 'Some words. '.repeat(200_000));
    return path;
  };

  it('is killed by the clock', async () => {
    await expect(readDocument(page(), { limits: { wallSeconds: 0.05 } })).rejects.toMatchObject({
      code: 'document_timeout',
    });
  });

  it('is killed on demand', async () => {
    const controller = new AbortController();
    const reading = readDocument(page(), { signal: controller.signal });
    controller.abort();
    await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('is not even started once cancelled', async () => {
    await expect(readDocument(page(), { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'cancelled',
    });
  });

  it('runs out of its memory alone', async () => {
    await expect(readDocument(page(), { limits: { heapMebibytes: 24 } })).rejects.toMatchObject({
      code: 'document_too_large',
    });
    await expect(readDocument(page())).resolves.toMatchObject({ version: 1 });
  });
});
