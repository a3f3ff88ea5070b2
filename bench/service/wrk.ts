import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Load {
  url: string;
  headers?: Record<string, string>;
  /** Asks for ranges of so many bytes, at places of the file by chance. */
  ranges?: { bytes: number; of: number };
}

const CONNECTIONS = 16;

/** Requests a second that a server answers to `wrk`: one thread, 16 connections kept open. */
export async function requestsASecond(load: Load, runSeconds: number, folder: string): Promise<number> {
  const script = path.join(folder, 'load.lua');
  await writeFile(script, scriptOf(load));
  const headers = Object.entries(load.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${runSeconds}s`, '-s', script, ...headers, load.url];
  const said = await output('wrk', args);
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(`Not every request was answered well:\n${said}`);
  const found = /Requests\/sec:\s+([\d.]+)/.exec(said)?.[1];
  if (!found) throw new Error(`wrk said:\n${said}`);
  return Number(found);
}

function scriptOf({ ranges }: Load): string {
  if (!ranges) return '';
  return `
request = function()
  local start = math.random(0, ${ranges.of - ranges.bytes})
  wrk.headers["Range"] = "bytes=" .. start .. "-" .. (start + ${ranges.bytes - 1})
  return wrk.format()
end
`;
}

function output(command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
      });
    child.once('error', reject);
    child.once('close', () => resolve(said));
  });
}
