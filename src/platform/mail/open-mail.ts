import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Mail, OutboxTables } from './mail.ts';

/** The mail of this installation, as the configuration says. */
export function openMail(database: Database): Mail {
  return {
    kind: 'outbox',
    async send({ to, subject, text }) {
      await database
        .as<OutboxTables>()
        .insertInto('outbox_mails')
        .values({ id: randomUUID(), recipient: to, subject, text_body: text, html_body: '' })
        .execute();
    },
    close: async () => {},
  };
}
