import { formatCsvRecord } from '../../kernel/csv.ts';
import type { Database } from '../../platform/db/database.ts';
import { type AuditEntry, type AuditFilter, type AuditScope, readAudit } from './read-audit.ts';

export const MOST_EXPORTED = 50_000;
/** Entries read at once, so that other calls get their turn between. */
const AT_ONCE = 5000;

const COLUMNS: [name: string, of: (entry: AuditEntry) => unknown][] = [
  ['id', ({ id }) => id],
  ['time', ({ createdAt }) => createdAt],
  ['action', ({ action }) => action],
  ['resource', ({ resource }) => resource],
  ['category', ({ category }) => category],
  ['severity', ({ severity }) => severity],
  ['result', ({ result }) => result],
  ['user_id', ({ userId }) => userId],
  ['actor', ({ actor }) => actor],
  ['organization_id', ({ organizationId }) => organizationId],
  ['ip_address', ({ ipAddress }) => ipAddress],
  ['details', ({ details }) => JSON.stringify(details)],
];

/**
 * The audit log as CSV (RFC 4180), newest first, at most 50,000 entries.
 *
 * @returns the text, and how many entries are in it
 */
export async function auditCsv(
  database: Database,
  scope: AuditScope,
  filter: AuditFilter,
): Promise<{ text: string; entries: number }> {
  const parts = [formatCsvRecord(COLUMNS.map(([name]) => name))];
  let before: number | undefined;
  while (parts.length <= MOST_EXPORTED) {
    const limit = Math.min(AT_ONCE, MOST_EXPORTED + 1 - parts.length);
    const page = await readAudit(database, scope, filter, { before, limit });
    for (const entry of page) parts.push(formatCsvRecord(COLUMNS.map(([, of]) => of(entry))));
    before = page.at(-1)?.id;
    if (page.length < limit) break;
  }
  return { text: parts.join(''), entries: parts.length - 1 };
}
