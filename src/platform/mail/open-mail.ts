import type { PeopleConfig } from '../config/people-config.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log/open-log.ts';
import type { Mail } from './mail.ts';
import { openOutbox } from './outbox.ts';
import { openSmtp, type SmtpPatience } from './smtp-mail.ts';

/**
 * The mail of this installation: by SMTP where the configuration names a server, else kept in the
 * outbox for its administrators to read.
 */
export function openMail(
  { people }: { people: Pick<PeopleConfig, 'smtp'> },
  database: Database,
  log: Log,
  patience?: Partial<SmtpPatience>,
): Mail {
  return people.smtp ? openSmtp(people.smtp, log, patience) : openOutbox(database);
}
