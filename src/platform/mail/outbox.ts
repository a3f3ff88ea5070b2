import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { AppError } from '../../kernel/errors.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { checkEmail } from './check-email.ts';
import { htmlOfText } from './html-of-text.ts';
import type { Mail } from './mail.ts';

export type OutboxRow = Selectable<Tables['outbox_mails']>;

/** What the outbox keeps: links in it are good for days at most. */
const MOST_MAILS = 500;
const KEPT_DAYS = 30;

/** Mail of an installation without a mail server: rows in the database. */
export function openOutbox(database: Database): Mail {
  return {
    kind: 'outbox',
    async send(letter, id = randomUUID()) {
      const { to, subject, text } = checkEmail(letter);
      await database.db
        .insertInto('outbox_mails')
        .values({
          id,
          recipient: to,
          subject,
          text_body: text,
          html_body: htmlOfText(subject, text),
          // By this process's clock: lists go on from milliseconds, and the database has finer ones.
          created_at: new Date(),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    close: async () => {},
  };
}

/** @throws AppError not_found */
export async function readOutboxRow(database: Database, id: string): Promise<OutboxRow> {
  const row = await database.db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found', 'There is no such message in the outbox.');
  return row;
}

/** Forgets what is older than 30 days, and all but the newest 500. */
export async function sweepOutbox(database: Database): Promise<void> {
  const db = database.db;
  await db
    .deleteFrom('outbox_mails')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
  const newest = db
    .selectFrom('outbox_mails')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_MAILS);
  await db.deleteFrom('outbox_mails').where('id', 'not in', newest).execute();
}
