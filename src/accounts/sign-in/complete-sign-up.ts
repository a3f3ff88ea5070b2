import type { Database } from '../../platform/db/database.ts';
import type { EventStream } from '../../platform/realtime/event.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { createOrganizationFor } from '../organizations/create-organization.ts';
import { notifyProfileChanged } from '../profiles/notify-profile-changed.ts';
import type { SignInLog } from './sign-in-parts.ts';

/**
 * Founds the organization that a business named at sign-up, at their first session (4.3): they own and
 * work in it, and the pending name is cleared. When that fails the log is warned and nobody else (8.6);
 * the next sign-in tries again.
 */
export async function completeSignUp(
  { database, events }: { database: Database; events: EventStream },
  userId: string,
  log: SignInLog,
): Promise<void> {
  try {
    await database.db.transaction().execute(async (trx) => {
      const pending = await trx
        .selectFrom('profiles')
        .select('pending_org_name')
        .where('user_id', '=', userId)
        .where('pending_org_name', 'is not', null)
        .forUpdate()
        .executeTakeFirst();
      if (!pending?.pending_org_name) return;
      const { id } = await createOrganizationFor(trx, userId, pending.pending_org_name);
      await trx
        .updateTable('profiles')
        .set({ pending_org_name: null })
        .where('user_id', '=', userId)
        .execute();
      await writeAudit(trx, {
        action: 'organization.created',
        resource: `organization:${id}`,
        category: 'organization',
        userId,
        organizationId: id,
      });
      await notifyProfileChanged(trx, events, userId);
    });
  } catch (error) {
    log.warn({ err: error, userId }, 'the organization named at sign-up could not be set up');
  }
}
