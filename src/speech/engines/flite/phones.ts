export interface Phone {
  name: string;
  startMs: number;
  endMs: number;
}

/** flite's name for silence. */
export const PAUSE = 'pau';

/** Reads `-psdur` output, "pau:0.162 hh:0.204 ay:0.357": each phone with its end in seconds. */
export function readPhones(output: string): Phone[] {
  const phones: Phone[] = [];
  let startMs = 0;
  for (const [, name, end] of output.matchAll(/(\S+):(\d+\.\d+)/g)) {
    const endMs = Number(end) * 1000;
    phones.push({ name: name as string, startMs, endMs });
    startMs = endMs;
  }
  return phones;
}

/** The names of the phones between pauses: one group a word when every word stood between commas. */
export function groupsBetweenPauses(phones: Phone[]): string[][] {
  const groups: string[][] = [];
  let open: string[] | undefined;
  for (const { name } of phones) {
    if (name === PAUSE) open = undefined;
    else if (open) open.push(name);
    else {
      open = [name];
      groups.push(open);
    }
  }
  return groups;
}
