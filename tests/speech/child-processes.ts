import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Engine processes whose parent is `parent`. */
export function engineProcesses(parent = process.pid): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const [state, ppid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return state !== 'Z' && Number(ppid) === parent && command.includes('sherpa/child.ts');
      } catch {
        return false;
      }
    });
}

/** Waits until `is` holds; the test's own time limit ends it otherwise. */
export async function until(is: () => boolean): Promise<void> {
  while (!is()) await sleep(20);
}
