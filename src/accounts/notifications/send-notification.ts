import { randomUUID } from 'node:crypto';
import type { CheckedBody } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { EventStream } from '../../platform/realtime/event.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Principal } from '../principal.ts';
import { isActiveMember } from '../profiles/is-active-member.ts';
import { notify } from './notify.ts';

type Db = Queries;
type NotificationInput = CheckedBody<'createNotification'>;

/**
 * One person notifies another, or themselves: members of the organization they work in; platform
 * admins anybody.
 *
 * @returns its id. Whether the recipient has switched its kind off, and so it was not kept, is theirs alone to know.
 * @throws AppError input_invalid (a path that leads elsewhere), not_found (nobody, or nobody they may notify)
 */
export async function sendNotification(
  trx: Db,
  events: EventStream,
  who: Principal,
  input: NotificationInput,
  ipAddress: string,
): Promise<string> {
  refuseForeignPath(input.data?.path);
  const organizationId = input.organization_id ?? undefined;
  if (!(await mayNotify(trx, who, input.user_id)))
    throw new AppError('not_found', 'There is nobody of this id whom you may notify.');
  if (organizationId && !(await mayName(trx, who, organizationId)))
    throw new AppError('not_found', 'You belong to no organization of this id.');
  await writeAudit(trx, {
    action: 'notification.created',
    resource: `user:${input.user_id}`,
    category: 'data',
    userId: who.userId,
    organizationId: who.organizationId,
    ipAddress,
    details: { type: input.type, title: input.title },
  });
  const id = await notify(trx, events, {
    userId: input.user_id,
    type: input.type,
    title: input.title,
    message: input.message,
    organizationId,
    data: input.data ?? undefined,
  });
  return id ?? randomUUID();
}

async function mayNotify(db: Db, who: Principal, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!user) return false;
  if (userId === who.userId || who.isPlatformAdmin) return true;
  return isActiveMember(db, userId, who.organizationId);
}

async function mayName(db: Db, who: Principal, organizationId: string): Promise<boolean> {
  if (!who.isPlatformAdmin) return isActiveMember(db, who.userId, organizationId);
  const found = await db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .executeTakeFirst();
  return found !== undefined;
}

/** A notification leads to a page of this server: "//evil.example" would leave it. */
function refuseForeignPath(path: unknown): void {
  if (path === undefined || (typeof path === 'string' && /^\/(?![/\\])/.test(path))) return;
  const fault = { place: 'body.data.path', message: 'must be a path on this server, such as "/library"' };
  throw new AppError('input_invalid', `${fault.place}: ${fault.message}.`, { details: { faults: [fault] } });
}
