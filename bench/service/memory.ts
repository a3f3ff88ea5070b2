import { readdirSync, readFileSync } from 'node:fs';

interface ProcessEntry {
  pid: number;
  parent: number;
  group: number;
}

export interface MemoryShare {
  /** Proportional: a page that n processes of the machine share counts a n-th in each. */
  pssBytes: number;
  /** All pages in full. */
  rssBytes: number;
}

/** What a group of processes holds at this moment; of an embedded database, its server and all its children. */
export function memoryOf(group: number, postmaster: number): { node: MemoryShare; database: MemoryShare } {
  const all = processes();
  const database = all.filter(({ pid, parent }) => pid === postmaster || parent === postmaster);
  const node = all.filter((each) => each.group === group && !database.includes(each));
  return { node: sumOf(node), database: sumOf(database) };
}

function sumOf(found: readonly ProcessEntry[]): MemoryShare {
  const shares = found.map(({ pid }) => shareOf(pid));
  const sum = (key: keyof MemoryShare) => shares.reduce((total, share) => total + share[key], 0);
  return { pssBytes: sum('pssBytes'), rssBytes: sum('rssBytes') };
}

/** Of one process; nothing of one that has ended meanwhile. */
export function shareOf(pid: number): MemoryShare {
  const text = read(`/proc/${pid}/smaps_rollup`);
  const bytes = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024;
  return { pssBytes: bytes('Pss'), rssBytes: bytes('Rss') };
}

function processes(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = read(`/proc/${name}/stat`);
      if (stat === '') return [];
      // The command's name stands in brackets and may itself hold blanks and brackets.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return [
        {
          pid: Number(name),
          parent: Number(fields[1]),
          group: Number(fields[2]),
        },
      ];
    });
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
