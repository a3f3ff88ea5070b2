import { randomBytes } from 'node:crypto';
import os from 'node:os';
import pg from 'pg';
import { inject } from 'vitest';
import { readConfig } from '../../../src/platform/config/config.ts';
import type { ServiceConfig } from '../../../src/platform/config/service-config.ts';
import type { Database } from '../../../src/platform/db/database.ts';
import { openDatabase } from '../../../src/platform/db/open-database.ts';
import { startDebianPostgres } from './postgres.ts';

export interface FreshDatabase {
  database: Database;
  url: string;
  /** Closes it and takes it away. */
  drop(): Promise<void>;
}

/** The server of the whole run, and the name of its migrated database that others are copied from. */
export interface SharedServer {
  url: string;
  template: string;
}

/** A new, empty, migrated database. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { url: serverUrl, template } = inject('postgres');
  const url = await createDatabase(serverUrl, template);
  const database = await openDatabase(serviceConfig(url));
  return {
    database,
    url,
    drop: async () => {
      await database.close();
      await run(serverUrl, `drop database ${nameOf(url)} with (force)`);
    },
  };
}

/** A new, migrated database on a server of its own, which a test may kill. It ends with the test's process. */
export async function databaseOnItsOwn(): Promise<Pick<FreshDatabase, 'database' | 'url'>> {
  const { url: serverUrl } = await startDebianPostgres();
  const url = await createDatabase(serverUrl, 'template1');
  return { database: await openDatabase(serviceConfig(url)), url };
}

/** A new database with nothing in it. */
export async function emptyDatabase(): Promise<string> {
  return createDatabase(inject('postgres').url, 'template1');
}

/** The service's settings as they usually are, with this database. */
export function serviceConfig(databaseUrl: string | undefined, dataDir = os.tmpdir()): ServiceConfig {
  return { ...readConfig({}).service, databaseUrl, dataDir };
}

/** Migrating takes a moment: it is done once, and each test gets a copy. @returns its name */
export async function createTemplate(serverUrl: string): Promise<string> {
  const url = await createDatabase(serverUrl, 'template1');
  await (await openDatabase(serviceConfig(url))).close();
  return nameOf(url);
}

async function createDatabase(serverUrl: string, template: string): Promise<string> {
  const name = `t${randomBytes(6).toString('hex')}`;
  await run(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
