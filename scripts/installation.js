// What `node_modules` must look like before anything of ours runs. Plain JavaScript without
// dependencies, for it runs before there are any, on any Node from 20 on.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The oldest Node that runs TypeScript the way the product needs. */
export const NODE_MAJOR = 24;

/**
 * The oldest Node that npm may install with: below it npm leaves out optional packages that ask for
 * more, sharp's binary among them, without a word.
 */
const OLDEST_TO_INSTALL = [20, 9];

const STAMP = path.join('node_modules', '.afterword-installed');

/** The pinned runtime's link, which npm puts first on the PATH of scripts and of `npx`.
 * @param {string} root */
export function pinnedNode(root) {
  return path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
}

/** @param {string} version such as "v24.21.0" */
export function majorOf(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10);
}

/** A sentence for the person when this Node is too old even to install with.
 * @param {string} [version] */
export function refuseOldNode(version = process.version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [oldest = 0, least = 0] = OLDEST_TO_INSTALL;
  if (major > oldest || (major === oldest && minor >= least)) return undefined;
  return `Installing needs Node ${oldest}.${least} or later; this is ${version}. Afterword brings Node ${NODE_MAJOR} itself.`;
}

/** Identifies one installation: the lock file, on this kind of machine.
 * @param {string} root */
export function lockHash(root) {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
}

/** `current`, `missing` or `stale`. An installation made by plain `npm ci` or `npm install` counts too.
 * @param {string} root
 * @returns {'current' | 'missing' | 'stale'} */
export function installationState(root) {
  if (!existsSync(path.join(root, 'node_modules', '.package-lock.json'))) return 'missing';
  const stamp = path.join(root, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(root)) return 'current';
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const found = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  return agrees(wanted, found) ? 'current' : 'stale';
}

/** @param {string} root */
export function writeStamp(root) {
  mkdirSync(path.join(root, 'node_modules'), { recursive: true });
  writeFileSync(path.join(root, STAMP), lockHash(root));
}

/**
 * Whether npm's own record of the installation holds what the lock file asks for. Optional packages
 * may be absent, since most are for other platforms, but none may have another version.
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Locked
 * @param {Record<string, Locked>} wanted
 * @param {Record<string, Locked>} found
 */
export function agrees(wanted, found) {
  return Object.entries(wanted).every(([where, entry]) => {
    if (where === '' || entry.link) return true;
    const installed = found[where];
    if (!installed) return entry.optional === true || entry.devOptional === true;
    return installed.version === entry.version;
  });
}

/** @param {string} file @returns {Record<string, Locked>} */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/**
 * Makes sure that scripts get Node 24: the pinned one, or else the one at hand. On a platform whose
 * pinned binary does not run (musl, say) its link is removed so that the PATH leads to the other.
 * @param {string} root
 * @param {string} version of the Node that asks, such as "v20.20.2"
 * @returns {string | undefined} a sentence for the person when there is no Node to run on
 */
export function settleRuntime(root, version = process.version) {
  const pinned = pinnedNode(root);
  const answer = spawnSync(pinned, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });
  if (answer.status === 0 && majorOf(answer.stdout) >= NODE_MAJOR) return undefined;
  const kind = `${process.platform} ${process.arch}`;
  if (majorOf(version) >= NODE_MAJOR) {
    rmSync(pinned, { force: true });
    return undefined;
  }
  return (
    `No Node ${NODE_MAJOR} from npm runs on this machine (${kind}), and the Node at hand is ${version}. ` +
    `Install Node ${NODE_MAJOR} or later and run the command again.`
  );
}

/**
 * What went wrong in `npm ci`, in a sentence, with npm's own last words where we know no better.
 * @param {string} output what npm wrote
 * @param {NodeJS.ErrnoException | undefined} error when npm could not even be started
 */
export function explainNpmFailure(output, error) {
  if (error?.code === 'ENOENT')
    return 'npm was not found. Install Node 20 or later together with npm, then run the command again.';
  if (error) return `npm could not be started: ${error.message}`;
  const network =
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/;
  const offline = network.exec(output);
  if (offline)
    return (
      `The npm registry could not be reached (${offline[1]}). Afterword needs it once, to install; ` +
      'later runs need no network. Check the connection or npm\'s "registry" and "proxy" settings.'
    );
  if (/\bENOSPC\b/.test(output)) return 'The disk is full: the installation needs about 600 MB.';
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output))
    return 'npm may not write here. Check who owns this folder and its node_modules.';
  if (/can only install packages when your package\.json and package-lock\.json/.test(output))
    return 'package.json and package-lock.json disagree: run `npm install` once and commit the lock file.';
  const tail = output.trim().split('\n').slice(-8).join('\n');
  return `npm ci failed:\n${tail || '(it said nothing)'}`;
}
