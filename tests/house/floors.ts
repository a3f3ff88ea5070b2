import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The floors of the house. A floor imports only floors below it, and rooms of one floor never import
 * each other. A folder that is not listed here does not belong to the house.
 */
export const FLOORS: Record<string, number> = {
  api: 5,
  worker: 5,
  cli: 5,
  workflow: 4,
  documents: 3,
  script: 3,
  speech: 3,
  audio: 3,
  publish: 3,
  accounts: 3,
  billing: 3,
  analytics: 3,
  platform: 2,
  languages: 2,
  kernel: 1,
};

/** Rooms of the second house (the browser's): they see the kernel and nothing else. */
export const KERNEL_ONLY = new Set(['web']);

const CONFINED = 'documents/confined/';
const SHARED = 'documents/shared/';
/** Rooms of words and rules that do nothing by themselves. */
const SEEN_INSIDE = new Set(['kernel', 'languages']);

const MODULE = /\.(ts|tsx|js|mjs)$/;

export interface Reference {
  from: string;
  to: string;
}

export interface HouseReport {
  /** Paths relative to src, with forward slashes. */
  modules: string[];
  references: Reference[];
  faults: string[];
}

/** Reads every TypeScript module under `src` and says what stands against the floors. */
export function inspectHouse(src: string, floors: Record<string, number> = FLOORS): HouseReport {
  const modules = listModules(src);
  const known = new Set(modules);
  const references: Reference[] = [];
  const faults = unlistedFolders(src, floors);
  for (const from of modules) {
    for (const target of localReferences(readFileSync(path.join(src, from), 'utf8'))) {
      const to = path.posix.normalize(path.posix.join(path.posix.dirname(from), target));
      if (to.startsWith('..') && MODULE.test(to)) faults.push(`${from} reaches out of src: ${target}`);
      else if (known.has(to)) references.push({ from, to });
      else if (MODULE.test(to)) faults.push(`${from} names ${target}, which does not exist`);
    }
  }
  for (const reference of references) faults.push(...crossing(reference, floors));
  faults.push(...circles(modules, references).map((circle) => `circle: ${circle.join(' -> ')}`));
  faults.push(...mutualFolders(references), ...breaches(references));
  return { modules, references, faults };
}

function listModules(src: string): string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => MODULE.test(file))
    .sort();
}

function unlistedFolders(src: string, floors: Record<string, number>): string[] {
  return readdirSync(src)
    .filter(
      (name) => !(statSync(path.join(src, name)).isDirectory() && (name in floors || KERNEL_ONLY.has(name))),
    )
    .map((name) => `${name} is not a listed room of the house`);
}

/**
 * Every local path a module names in quotes: static and dynamic imports, `import type`, re-exports,
 * and entry files of workers and children (`new URL('./x.ts', import.meta.url)`). Broader than
 * imports on purpose: a path in quotes couples modules whichever call it is handed to.
 */
export function localReferences(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/(['"`])(\.{1,2}\/[^'"`\n]*?)\1/g)].map((match) => match[2] as string);
}

function crossing({ from, to }: Reference, floors: Record<string, number>): string[] {
  const [here, there] = [roomOf(from), roomOf(to)];
  if (here === there) return [];
  if (KERNEL_ONLY.has(here)) return there === 'kernel' ? [] : [`${from} may import kernel only, not ${to}`];
  const [floor, target] = [floors[here], floors[there]];
  if (floor === undefined || target === undefined) return [`${from} -> ${to}: not both on a floor`];
  if (target > floor) return [`${from} (floor ${floor}) imports upward: ${to} (floor ${target})`];
  if (target === floor) return [`${from} imports a room of its own floor: ${to}`];
  return [];
}

function roomOf(module: string): string {
  return module.split('/')[0] as string;
}

/** Folders beside each other that import each other, at any depth: one of them is below the other. */
function mutualFolders(references: Reference[]): string[] {
  const examples = new Map<string, string>();
  for (const { from, to } of references) {
    const [here, there] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
    const common = here.findIndex((folder, depth) => folder !== there[depth]);
    if (common < 0 || there[common] === undefined) continue;
    const parent = here.slice(0, common).join('/');
    examples.set([parent, here[common], there[common]].join(':'), `${from} -> ${to}`);
  }
  const faults: string[] = [];
  for (const [pair, example] of examples) {
    const [parent = '', here = '', there = ''] = pair.split(':');
    const back = examples.get([parent, there, here].join(':'));
    if (back && here < there)
      faults.push(`${parent}: ${here} and ${there} import each other (${example}; ${back})`);
  }
  return faults;
}

/**
 * The wall around what reads foreign files: nothing outside of `documents/confined` imports it, but the
 * parent names its entry, and what is confined imports itself, `documents/shared`, the languages and the kernel alone.
 */
function breaches(references: Reference[]): string[] {
  const isConfined = (module: string) => module.startsWith(CONFINED);
  const isSeenInside = (module: string) =>
    isConfined(module) || module.startsWith(SHARED) || SEEN_INSIDE.has(roomOf(module));
  return references
    .filter(({ from, to }) => (isConfined(from) ? !isSeenInside(to) : isConfined(to)))
    .map(({ from, to }) => `${from} -> ${to} goes through the wall of ${CONFINED}`);
}

/** Strongly connected modules (Tarjan), and modules that name themselves. */
function circles(modules: string[], references: Reference[]): string[][] {
  const next = new Map<string, string[]>(modules.map((module) => [module, []]));
  for (const { from, to } of references) next.get(from)?.push(to);
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (module: string) => {
    index.set(module, index.size);
    low.set(module, index.get(module)!);
    stack.push(module);
    for (const to of next.get(module) ?? []) {
      if (!index.has(to)) visit(to);
      if (stack.includes(to)) low.set(module, Math.min(low.get(module)!, low.get(to)!));
    }
    if (low.get(module) !== index.get(module)) return;
    const circle = stack.splice(stack.indexOf(module));
    if (circle.length > 1 || next.get(module)?.includes(module)) found.push(circle);
  };
  for (const module of modules) if (!index.has(module)) visit(module);
  return found;
}
