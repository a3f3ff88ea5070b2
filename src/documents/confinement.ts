import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtChild } from './built-child.ts';
import { limitsWith, type ReadLimits } from './shared/limits.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = dirname(dirname(HERE));

export interface CommandLine {
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

/** What only some kinds of document need. */
export interface Widening {
  /** Text in pictures is recognised: native code decodes them and threads read them. */
  recognises?: boolean;
}

/**
 * How the child that parses is started: Node under its permission model (it reads the program's
 * own code and nothing else; the document arrives as its open standard input), a bounded heap,
 * and, where the platform has them, a bounded data segment and a network name space of its own.
 */
export async function confinedCommand(limits: ReadLimits, options: Widening = {}): Promise<CommandLine> {
  const [network, data] = await Promise.all([canUnshare(), canLimitData()]);
  const node = [process.execPath, ...nodeFlags(limits, options), childCode().entry];
  const line = [...(data ? dataLimit(limits) : []), ...(network ? UNSHARE : []), ...node];
  return { command: line[0]!, args: line.slice(1), env: childEnvironment() };
}

const UNSHARE = ['unshare', '--user', '--map-root-user', '--net'];

function dataLimit(limits: ReadLimits): string[] {
  return [
    '/bin/sh',
    '-c',
    'ulimit -c 0; ulimit -d "$1"; shift; exec "$@"',
    'sh',
    String(limits.dataMebibytes * 1024),
  ];
}

function nodeFlags(limits: ReadLimits, { recognises = false }: Widening): string[] {
  const readable = [childCode().folder, join(ROOT, 'package.json'), modulesFolder()];
  return [
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${limits.heapMebibytes}`,
    '--disallow-code-generation-from-strings',
    ...(recognises ? ['--allow-addons', '--allow-worker'] : ['--no-addons']),
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=PERM0001',
  ];
}

interface ChildCode {
  entry: string;
  /** What of the program the child must be able to read. */
  folder: string;
}

let code: ChildCode | undefined;

/** The child's code: built where that is up to date, else its sources. Looked for once a process. */
function childCode(): ChildCode {
  if (code) return code;
  const built = builtChild(ROOT);
  code = built
    ? { entry: join(built, 'child.mjs'), folder: built }
    : { entry: join(HERE, 'confined', 'child.ts'), folder: dirname(HERE) };
  return code;
}

/** The folder of installed packages that the readers load from. */
function modulesFolder(): string {
  for (let folder = HERE; folder !== dirname(folder); folder = dirname(folder)) {
    const modules = join(folder, 'node_modules');
    if (existsSync(join(modules, 'linkedom'))) return realpathSync(modules);
  }
  return join(HERE, 'node_modules');
}

/** Nothing of the parent's environment but what a process cannot start without. */
function childEnvironment(): NodeJS.ProcessEnv {
  const needed = process.platform === 'win32' ? ['SystemRoot', 'TEMP'] : ['PATH'];
  const kept = needed.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...Object.fromEntries(kept), TZ: 'UTC', LANG: 'C.UTF-8' };
}

const probes = new Map<string, Promise<boolean>>();

/** Whether a command succeeds here; asked once a process. */
function succeeds(command: string, args: string[]): Promise<boolean> {
  const key = [command, ...args].join(' ');
  const known = probes.get(key);
  if (known) return known;
  const probe = new Promise<boolean>((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  probes.set(key, probe);
  return probe;
}

async function canUnshare(): Promise<boolean> {
  return process.platform === 'linux' && (await succeeds(UNSHARE[0]!, [...UNSHARE.slice(1), 'true']));
}

/** Linux counts private writable memory against this limit; other systems do not. */
async function canLimitData(): Promise<boolean> {
  return process.platform === 'linux' && (await succeeds('/bin/sh', ['-c', 'ulimit -d 1048576']));
}

export interface Confinement {
  /** Whether every part is held by the operating system or the runtime. */
  complete: boolean;
  memory: string;
  time: string;
  network: string;
  files: string;
  processes: string;
}

/** The confinement in force on this machine, in sentences for a person. */
export async function describeConfinement(overrides: Partial<ReadLimits> = {}): Promise<Confinement> {
  const limits = limitsWith(overrides);
  const [network, data] = await Promise.all([canUnshare(), canLimitData()]);
  return {
    complete: network && data,
    memory: data
      ? `JavaScript heap of ${limits.heapMebibytes} MiB and ${limits.dataMebibytes} MiB of data altogether, held by the kernel.`
      : `JavaScript heap of ${limits.heapMebibytes} MiB; this system holds no limit on other memory.`,
    time: `Killed after ${limits.wallSeconds} seconds.`,
    network: network
      ? 'None: the child has a network name space of its own with nothing in it.'
      : 'Not cut off: this system does not let the child have a network name space of its own.',
    files: 'It reads the program itself and the one open document; it writes nothing.',
    processes:
      'It starts no processes and no worker threads, and loads no native code, but for pictures and scanned pages: there it may do both of the latter.',
  };
}
