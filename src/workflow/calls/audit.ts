import { auditCsv } from '../../accounts/audit/audit-csv.ts';
import { type AuditScope, readAudit } from '../../accounts/audit/read-audit.ts';
import { writeAudit } from '../../accounts/audit/write-audit.ts';
import type { Principal } from '../../accounts/principal.ts';
import { compact } from '../../kernel/compact.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Service } from '../service.ts';
import type { Call, CallFrom, CallInput, ServedText } from './call.ts';

export const listAudit: Call<'listAudit'> = async ({ database }, who, { query }) => {
  const { scope, before, limit, ...filter } = query;
  const found = await readAudit(database, scopeOf(who, scope), filter, { before, limit: limit + 1 });
  const entries = found.slice(0, limit);
  const last = entries.at(-1);
  return compact({ entries, before: found.length > limit && last ? last.id : undefined });
};

/** The log leaves the house, which is itself worth an entry. */
export async function exportAudit(
  { database }: Service,
  who: Principal,
  { query }: CallInput<'exportAudit'>,
  from: CallFrom,
): Promise<ServedText> {
  const { scope, ...filter } = query;
  const { text, entries } = await auditCsv(database, scopeOf(who, scope), filter);
  await writeAudit(
    database.db,
    compact({
      action: 'audit.exported',
      resource: `audit:${scope}`,
      category: 'data',
      severity: 'high',
      userId: who.userId,
      ipAddress: from.ipAddress,
      organizationId: scope === 'organization' ? who.organizationId : undefined,
      details: { entries, ...filter },
    }),
  );
  const day = new Date().toISOString().slice(0, 10);
  return { text, mediaType: 'text/csv; charset=utf-8; header=present', name: `audit-${day}.csv` };
}

/** Owners see their organization's; all there are is for those who administer the installation. */
function scopeOf(
  { organizationId, isPlatformAdmin }: Principal,
  scope: 'organization' | 'platform',
): AuditScope {
  if (scope === 'organization') return { organizationId };
  if (isPlatformAdmin) return 'platform';
  throw new AppError('not_allowed', 'Only platform admins may read the log of all organizations.');
}
