import { AppError } from '../../kernel/errors.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import { describeEmbedded } from './embedded/describe-embedded.ts';
import type { DatabaseFinding } from './finding.ts';
import { openPool } from './pool.ts';
import { checkServer, checkUrl, describeReason, describeUrl } from './server-address.ts';

/** Looks at the database without starting or changing anything. Never throws; names no password. */
export async function describeDatabase(config: ServiceConfig): Promise<DatabaseFinding> {
  try {
    return config.databaseUrl
      ? await describeServer(config.databaseUrl)
      : await describeEmbedded(config.dataDir);
  } catch (error) {
    return {
      state: 'fault',
      found: error instanceof AppError ? error.message : describeReason(error),
      remedy: config.databaseUrl
        ? 'Set DATABASE_URL to postgresql://user:password@host:port/database of a PostgreSQL server, 15 or later.'
        : 'Set DATABASE_URL to a PostgreSQL server, or AFTERWORD_DATA to a folder that can be used.',
    };
  }
}

async function describeServer(url: string): Promise<DatabaseFinding> {
  checkUrl(url);
  const pool = openPool({ connectionString: url }, false);
  try {
    const version = await checkServer(pool, describeUrl(url));
    return { state: 'ok', found: `PostgreSQL ${version}, ${describeUrl(url)}` };
  } finally {
    await pool.end();
  }
}
