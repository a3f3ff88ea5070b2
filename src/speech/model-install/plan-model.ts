import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { AppError, throwIfCancelled } from '../../kernel/errors.ts';
import { nearest } from '../voices/nearest.ts';
import { companionAddress, publishedModels, releaseAddress } from './catalogue.ts';
import { type OpenOptions, openAddress, StatusError } from './fetch/open-address.ts';

/** What would be added, so that a person can decide; nothing was fetched yet. */
export interface ModelPlan {
  kind: 'catalogue' | 'address' | 'archive' | 'folder';
  /** The name of the model's folder, unless the archive has a folder of another name. */
  name: string;
  /** An address, or a path. */
  source: string;
  languages: string[];
  speakers: number | null;
  /** Null: not published. */
  licence: string | null;
  /** Of what is to be fetched or copied, in bytes; null where it is not known. */
  bytes: number | null;
  sha256: string | null;
  /** Addresses of files that belong to it and are fetched besides. */
  companions: string[];
  /** False: no server answered, so nothing can be fetched at present. */
  isReachable: boolean;
  /** The host that may be on a private network, because a person typed it. */
  trustedHost?: string;
}

const UNKNOWN = {
  languages: [],
  speakers: null,
  licence: null,
  bytes: null,
  sha256: null,
  companions: [],
  isReachable: true,
};

/** A server that takes longer to say how large a file is counts as none. */
const PATIENCE_MS = 15_000;

/**
 * What `source` is: a name of the catalogue, an address, an archive or a folder. Asks a server for
 * its file's size, and nothing else.
 *
 * @throws AppError model_unknown with the nearest names, model_download_failed
 */
export async function planModel(source: string, options: PlanOptions = {}): Promise<ModelPlan> {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(source)) return planAddress(source, options.signal);
  if (existsSync(source)) return planLocal(path.resolve(source));
  const published = publishedModels().find(({ name }) => name === source);
  if (!published) throw unknown(source);
  const release = options.release ?? releaseAddress();
  const address = `${release}/${source}.tar.bz2`;
  const trusted = options.release ? { trustedHost: new URL(release).host } : {};
  const open = { signal: options.signal, ...trusted };
  const [size, sums] = await Promise.all([askSize(address, open), askChecksums(release, open)]);
  return {
    ...published,
    ...trusted,
    kind: 'catalogue',
    source: address,
    bytes: size.bytes ?? published.bytes,
    sha256: findChecksum(sums.text, `${source}.tar.bz2`),
    companions: published.companions.map((file) => companionAddress(file, options.release)),
    isReachable: size.isReachable || sums.isReachable,
  };
}

export interface PlanOptions {
  signal?: AbortSignal | undefined;
  /** Another place where the release's archives, checksum.txt and companions lie; usual: GitHub. */
  release?: string | undefined;
}

function planLocal(full: string): ModelPlan {
  const stats = statSync(full);
  if (stats.isDirectory()) return { ...UNKNOWN, kind: 'folder', name: path.basename(full), source: full };
  return { ...UNKNOWN, kind: 'archive', name: baseName(full), source: full, bytes: stats.size };
}

/** The release's own list of SHA-256 sums; empty where it cannot be had, which the plan then says. */
async function askChecksums(release: string, options: OpenOptions) {
  const { response, isReachable } = await ask(`${release}/checksum.txt`, options);
  return { text: (await response?.text()) ?? '', isReachable };
}

function findChecksum(text: string, file: string): string | null {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/));
  const line = lines.find((words) => words.some((word) => word.replace(/^\*/, '') === file));
  return line?.find((word) => /^[0-9a-f]{64}$/i.test(word))?.toLowerCase() ?? null;
}

async function askSize(address: string, options: OpenOptions) {
  const { response, isReachable } = await ask(address, { ...options, method: 'HEAD' });
  const length = response?.headers.get('content-length');
  return { bytes: length ? Number(length) : null, isReachable };
}

/**
 * What a server says of an address. One that says no is heard of when the file is fetched; an address
 * that may not be asked is said now.
 */
async function ask(
  address: string,
  options: OpenOptions,
): Promise<{ response: Response | undefined; isReachable: boolean }> {
  try {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    const signal = options.signal ? AbortSignal.any([options.signal, patience]) : patience;
    return { response: await openAddress(address, { ...options, signal }), isReachable: true };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throwIfCancelled(options.signal);
    return { response: undefined, isReachable: error instanceof StatusError };
  }
}

async function planAddress(address: string, signal: AbortSignal | undefined): Promise<ModelPlan> {
  if (!/^https?:/i.test(address) || !URL.canParse(address))
    throw new AppError(
      'model_unknown',
      `Models are fetched from http and https addresses, not "${address.slice(0, 80)}".`,
    );
  const { host, pathname } = new URL(address);
  return {
    ...UNKNOWN,
    ...(await askSize(address, { signal, trustedHost: host })),
    kind: 'address',
    name: baseName(pathname),
    source: address,
    trustedHost: host,
  };
}

/** "/a/vits-x.tar.bz2" -> "vits-x", and nothing in it that a folder's name may not have. */
function baseName(file: string): string {
  const name = path.posix
    .basename(decodeURIComponent(file).replaceAll('\\', '/'))
    .replace(/\.(?:tar(?:\.\w+)?|tgz|tbz2?|zip)$/i, '');
  const safe = name.replace(/[^\w.-]+/g, '-').replace(/^[.-]+/, '');
  return safe || 'model';
}

function unknown(source: string): AppError {
  const names = nearest(
    source,
    publishedModels().map(({ name }) => name),
  );
  return new AppError(
    'model_unknown',
    `"${source}" is no file, folder or address, and no model of the catalogue. The nearest are ${names.join(', ')}.`,
    { details: { nearest: names } },
  );
}
