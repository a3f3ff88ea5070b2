import type { TestProject } from 'vitest/node';
import { createTemplate, type SharedServer } from './database.ts';
import { startDebianPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: SharedServer;
  }
}

/**
 * One PostgreSQL for a whole run: starting a server and migrating takes seconds, and dozens of files
 * need one. Each test still has a database of its own. Vitest calls this for each of the projects that
 * name it, one after the other: the first starts the server for all.
 */
export default async function shareServer({
  vitest,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  if ('postgres' in vitest.getRootProject().getProvidedContext()) return undefined;
  const server = await startDebianPostgres();
  vitest.provide('postgres', { url: server.url, template: await createTemplate(server.url) });
  return () => server.stop();
}
