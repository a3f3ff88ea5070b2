import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

const SCRIPT = fileURLToPath(new URL('./worker-process.ts', import.meta.url));
const NODE = path.join(import.meta.dirname, '../../node_modules/.bin/node');

export interface Step {
  worker: string;
  job: string;
  attempt: number;
  step: string;
  at: Date;
}

/** The tables that worker processes write into. */
export async function makeTables(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create table steps (worker text, job text, attempt int, step text, at timestamptz default clock_timestamp());
    create table released (job text)`);
}

/** Starts a worker process that works by the time this resolves. */
export async function startWorkerProcess(
  url: string,
  name: string,
  freezeMs?: number,
): Promise<ChildProcess> {
  const more = freezeMs === undefined ? [] : [String(freezeMs)];
  const child = spawn(NODE, [SCRIPT, url, name, ...more], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`The worker ended with ${code} before it was ready.`);
  });
  await Promise.race([once(child.stdout!, 'data'), exited]);
  exited.catch(() => {});
  return child;
}

export async function stepsOf(pool: pg.Pool, job: string): Promise<Step[]> {
  const { rows } = await pool.query('select * from steps where job = $1 order by at', [job]);
  return rows;
}
