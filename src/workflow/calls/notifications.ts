import {
  listOwnNotifications,
  markAllOwnRead,
  markOwnRead,
} from '../../accounts/notifications/own-notifications.ts';
import { sendNotification } from '../../accounts/notifications/send-notification.ts';
import type { AccountTables } from '../../accounts/tables.ts';
import type { Call } from './call.ts';

export const listNotifications: Call<'listNotifications'> = ({ database }, who, { query }) =>
  listOwnNotifications(database.as<AccountTables>(), who.userId, query.limit);

export const markNotificationRead: Call<'markNotificationRead'> = async (
  { database, events },
  who,
  { body },
) => {
  await database
    .as<AccountTables>()
    .transaction()
    .execute((trx) => markOwnRead(trx, events, who, body.notification_id_param));
  return null;
};

export const markAllNotificationsRead: Call<'markAllNotificationsRead'> = async (
  { database, events },
  who,
) => {
  const db = database.as<AccountTables>();
  return { updated: await db.transaction().execute((trx) => markAllOwnRead(trx, events, who)) };
};

export const createNotification: Call<'createNotification'> = async (
  { database, events },
  who,
  { body },
  from,
) => {
  const db = database.as<AccountTables>();
  const id = await db
    .transaction()
    .execute((trx) => sendNotification(trx, events, who, body, from.ipAddress));
  return { id };
};
