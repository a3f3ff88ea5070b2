import { sql } from 'kysely';
import { AppError } from '../../../kernel/errors.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { collectAccountData } from '../export-account.ts';
import { dataUntil, findByToken } from './request-rows.ts';

/** What an answer to a request of access says besides the data (GDPR article 15). */
const ABOUT = {
  purposes:
    'The account signs you in and shows what is yours; sources and episodes are what you asked to have made; sessions and the audit log guard the account; messages and requests are answered.',
  recipients:
    'Whoever runs this server. Members of your organization see its episodes. A language model outside of this server sees sources only where an administrator has set one up and you chose it.',
  storage:
    'Until you delete it. Notifications and emails are swept after a month at the latest, messages a year after they were settled, the audit log after 2555 days.',
  rights:
    'You may ask for correction, deletion and an export on /privacy-requests, and complain to a supervisory authority.',
};

/**
 * What this room has of the address of a request that is done: messages, requests and, where there is
 * one, the account.
 *
 * @returns also whose account it is, for what is stored elsewhere
 * @throws AppError not_found, conflict: it is not done, is another kind, or its time is over
 */
export async function collectRequestedData(db: Queries, token: string) {
  const row = await findByToken(db, token);
  const until = dataUntil(row);
  if (!until || row.email === null)
    throw new AppError(
      'conflict',
      'There is nothing to fetch: the request is not done, or is of another kind.',
    );
  if (until.getTime() < Date.now())
    throw new AppError('conflict', 'The time to fetch it is over. Ask for it once more.');
  const messages = await db
    .selectFrom('contact_messages')
    .select([
      'topic',
      'name',
      'email',
      'organization',
      'message',
      'proposed_times',
      'agreed_time',
      'created_at',
    ])
    .where(sql<string>`lower(email)`, '=', row.email)
    .orderBy('created_at')
    .execute();
  const requests = await db
    .selectFrom('privacy_requests')
    .select(['kind', 'name', 'details', 'state', 'created_at', 'settled_at', 'answer'])
    .where(sql<string>`lower(email)`, '=', row.email)
    .orderBy('created_at')
    .execute();
  const user = await db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(email)`, '=', row.email)
    .executeTakeFirst();
  return {
    userId: user?.id,
    kind: row.kind,
    about: row.kind === 'access' ? ABOUT : undefined,
    address: row.email,
    messages,
    requests,
    account: user && (await collectAccountData(db, user.id)),
  };
}
