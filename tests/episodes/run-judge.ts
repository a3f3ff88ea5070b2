import { spawnSync } from 'node:child_process';

/** Runs a program that we did not write and gives what it says; a failure of its own fails the test. */
export function runJudge(command: string, args: readonly string[]): { stdout: Buffer; stderr: string } {
  const run = spawnSync(command, args, { maxBuffer: 1 << 30 });
  if (run.error) throw run.error;
  const stderr = run.stderr.toString();
  if (run.status !== 0) throw new Error(`${command} ended with ${run.status}:\n${stderr}`);
  return { stdout: run.stdout, stderr };
}
