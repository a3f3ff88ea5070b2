import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';

export interface Machine {
  date: string;
  cores: number;
  processor: string;
  memoryGb: number;
  system: string;
  /** Processes that wanted a core in the minute before the run; above 0.5 the figures are too low. */
  load: number;
  node: string;
  /** Version of each program compared with. */
  programs: Record<string, string>;
}

/** What the figures were measured on. No names and no paths. */
export function describeMachine(): Machine {
  return {
    date: new Date().toISOString().slice(0, 10),
    cores: os.availableParallelism(),
    processor: os.cpus()[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(os.totalmem() / 1e9),
    system: `${distribution()} ${os.arch()}`,
    load: os.loadavg()[0] ?? 0,
    node: process.version,
    programs: {
      'espeak-ng': versionIn('espeak-ng', ['--version']),
      flite: versionIn('flite', ['--version']),
      lame: versionIn('lame', ['--version']),
      ffmpeg: versionIn('ffmpeg', ['-version']),
    },
  };
}

function distribution(): string {
  try {
    const release = readFileSync('/etc/os-release', 'utf8');
    return /PRETTY_NAME="(.+)"/.exec(release)?.[1] ?? os.type();
  } catch {
    return os.type();
  }
}

function versionIn(command: string, args: string[]): string {
  const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return /\d+\.\d+(\.\d+)?/.exec(`${stdout}${stderr}`)?.[0] ?? 'unknown';
}
