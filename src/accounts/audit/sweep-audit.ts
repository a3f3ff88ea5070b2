import { sql } from 'kysely';
import { ORGANIZATION_DEFAULTS } from '../../kernel/rules/organization-defaults.ts';
import type { Database } from '../../platform/db/database.ts';

/**
 * Forgets entries past their retention (9.4: 2555 days). Nothing else may take one from the log: the
 * table's trigger refuses it unless the transaction says that it is this sweep.
 */
export async function sweepAudit(database: Database): Promise<void> {
  const days = ORGANIZATION_DEFAULTS.compliance.retentionDays;
  await database.db.transaction().execute(async (trx) => {
    await sql`select set_config('afterword.audit_sweep', 'on', true)`.execute(trx);
    await trx
      .deleteFrom('audit_log')
      .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
      .execute();
  });
}
