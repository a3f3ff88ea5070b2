import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { SHIPPED_AGENTS } from '../kernel/rules/listening/agent-lists.ts';
import { AGENT_KINDS, type AgentEntry, type AgentLists } from '../kernel/rules/listening/agents.ts';
import type { Log } from '../platform/log/open-log.ts';
import { AddressRanges } from './address-ranges.ts';

/** What an operator lays into the folder `analytics` of the data, in place of what ships or of nothing. */
export interface ListeningLists {
  agents: AgentLists;
  /** The lists of agents that are the operator's own. */
  ownAgents: string[];
  /** Countries of networks; undefined: no file is there. */
  countries: AddressRanges | undefined;
  /** Networks of data centres; undefined: no file is there. */
  dataCentres: AddressRanges | undefined;
}

const MOST_CHARACTERS = 100_000_000;

const list = z.object({
  entries: z
    .array(
      z.object({
        name: z.string().min(1).max(100),
        pattern: z.string().min(1).max(2000).refine(isExpression, 'is no regular expression'),
        category: z.string().max(100).optional(),
      }),
    )
    .max(10_000),
});

/**
 * Reads `{bots,apps,libraries,browsers}.json` (the format of OPAWG's user-agents-v2), `countries.csv`
 * (`from,to,CC`, both kinds of address) and `networks.txt` (one network a line) of `dataDir/analytics`. A
 * file that cannot be read is said in the log and counts as not there.
 */
export async function readListeningLists(dataDir: string, log: Log): Promise<ListeningLists> {
  const folder = path.join(dataDir, 'analytics');
  const read = <T>(name: string, parse: (text: string) => T) => readOwn(folder, name, parse, log);
  const own = await Promise.all(
    AGENT_KINDS.map((kind) => read(`${kind}.json`, (text) => list.parse(JSON.parse(text)).entries)),
  );
  const agents: Record<string, readonly AgentEntry[]> = { ...SHIPPED_AGENTS };
  const ownAgents: string[] = [];
  for (const [place, kind] of AGENT_KINDS.entries()) {
    const entries = own[place];
    if (!entries) continue;
    agents[kind] = entries;
    ownAgents.push(kind);
  }
  return {
    agents: agents as AgentLists,
    ownAgents,
    countries: await read('countries.csv', parseRanges),
    dataCentres: await read('networks.txt', parseRanges),
  };
}

function parseRanges(text: string): AddressRanges {
  const ranges = new AddressRanges(text.split('\n').filter((line) => !line.startsWith('#')));
  if (ranges.size === 0) throw new Error('it holds no range of addresses');
  return ranges;
}

async function readOwn<T>(
  folder: string,
  name: string,
  parse: (text: string) => T,
  log: Log,
): Promise<T | undefined> {
  try {
    const text = await readFile(path.join(folder, name), 'utf8');
    if (text.length > MOST_CHARACTERS) throw new Error('it is too large');
    return parse(text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    log.error({ err: error, file: name }, 'A list for counting cannot be read and is left out.');
    return undefined;
  }
}

function isExpression(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern));
  } catch {
    return false;
  }
}

/** Whether countries are counted: the page says so where they are not. */
export async function hasCountries(dataDir: string): Promise<boolean> {
  return isThere(dataDir, 'countries.csv');
}

/** The lists of agents that the operator has laid in place of what ships. */
export async function readOwnAgents(dataDir: string): Promise<string[]> {
  const found = await Promise.all(AGENT_KINDS.map((kind) => isThere(dataDir, `${kind}.json`)));
  return AGENT_KINDS.filter((_, place) => found[place]);
}

async function isThere(dataDir: string, name: string): Promise<boolean> {
  return access(path.join(dataDir, 'analytics', name)).then(
    () => true,
    () => false,
  );
}
