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
 * need one. Each test still has a database of its own.
 */
export default async function shareServer(project: TestProject): Promise<() => Promise<void>> {
  const server = await startDebianPostgres();
  project.provide('postgres', { url: server.url, template: await createTemplate(server.url) });
  return () => server.stop();
}
