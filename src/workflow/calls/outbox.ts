import { writeAudit } from '../../accounts/audit/write-audit.ts';
import { findLinks } from '../../platform/mail/html-of-text.ts';
import { type OutboxRow, readOutboxRow } from '../../platform/mail/outbox.ts';
import { cutPage, followsCursor } from '../store/paging.ts';
import type { Call } from './call.ts';

export const listOutbox: Call<'listOutbox'> = async ({ database }, _who, { query }) => {
  const rows = await database.db
    .selectFrom('outbox_mails')
    .selectAll()
    .where(followsCursor(query.cursor))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute();
  const { page, ...rest } = cutPage(rows, query.limit);
  return { mails: page.map(headOf), ...rest };
};

/** What is in it may sign somebody in, so every reading is written down. */
export const readOutboxMail: Call<'readOutboxMail'> = async ({ database }, who, { params }, from) => {
  const row = await readOutboxRow(database, params.mailId);
  await writeAudit(database.db, {
    action: 'outbox.read',
    resource: `mail:${row.id}`,
    category: 'platform',
    severity: 'high',
    userId: who.userId,
    ipAddress: from.ipAddress,
    details: { recipient: row.recipient, subject: row.subject },
  });
  return { ...headOf(row), text: row.text_body, links: findLinks(row.text_body) };
};

function headOf({ id, recipient, subject, created_at }: OutboxRow) {
  return { id, recipient, subject, createdAt: created_at.toISOString() };
}
