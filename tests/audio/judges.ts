import { execFileSync, spawnSync } from 'node:child_process';

/** What `flac -t` says against a file; empty when it is whole and its checksum is right. */
export function flacFaults(path: string): string {
  const { status, stderr } = spawnSync('flac', ['--test', '--silent', '--warnings-as-errors', path], {
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr || `exit ${status}`;
}

/** opusinfo's report, and the lines in which it finds fault. */
export function opusinfo(path: string): { report: string; faults: string[] } {
  const { stdout, stderr } = spawnSync('opusinfo', [path], { encoding: 'utf8', maxBuffer: 1 << 26 });
  const report = `${stdout}${stderr}`;
  return {
    report,
    faults: report.split('\n').filter((line) => /warning|error|negative|invalid/i.test(line)),
  };
}

/** What exiftool reads, by its names of the fields. */
export function exiftool(path: string): Record<string, unknown> {
  const text = execFileSync('exiftool', ['-json', '-charset', 'utf8', path], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return (JSON.parse(text) as Record<string, unknown>[])[0]!;
}

/** The tracks mediainfo finds, the file itself first. */
export function mediainfo(path: string): Record<string, unknown>[] {
  const text = execFileSync('mediainfo', ['--Output=JSON', path], { encoding: 'utf8', maxBuffer: 1 << 26 });
  return (JSON.parse(text) as { media: { track: Record<string, unknown>[] } }).media.track;
}

/**
 * By how many samples `heard` lies behind `given` (both mono, of one rate), from their
 * cross-correlation around `at`, at most `reach` samples either way.
 */
export function lag(given: Float32Array, heard: Float32Array, at: number, reach = 2000): number {
  const length = 40_000;
  let best = { lag: 0, sum: Number.NEGATIVE_INFINITY };
  for (let lag = -reach; lag <= reach; lag++) {
    let sum = 0;
    for (let i = at; i < at + length; i += 3) sum += given[i]! * heard[i + lag]!;
    if (sum > best.sum) best = { lag, sum };
  }
  return best.lag;
}
