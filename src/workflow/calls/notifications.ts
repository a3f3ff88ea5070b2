import {
  listOwnNotifications,
  markAllOwnRead,
  markOwnRead,
} from '../../accounts/notifications/own-notifications.ts';
import { sendNotification } from '../../accounts/notifications/send-notification.ts';
import type { Call } from './call.ts';

export const listNotifications: Call<'listNotifications'> = ({ database }, who, { query }) =>
  listOwnNotifications(database.db, who.userId, query.limit);

export const markNotificationRead: Call<'markNotificationRead'> = async (
  { database, events },
  who,
  { body },
) => {
  await database.db.transaction().execute((trx) => markOwnRead(trx, events, who, body.notification_id_param));
  return null;
};

export const markAllNotificationsRead: Call<'markAllNotificationsRead'> = async (
  { database, events },
  who,
) => {
  const db = database.db;
  return { updated: await db.transaction().execute((trx) => markAllOwnRead(trx, events, who)) };
};

export const createNotification: Call<'createNotification'> = async (
  { database, events },
  who,
  { body },
  from,
) => {
  const db = database.db;
  const id = await db
    .transaction()
    .execute((trx) => sendNotification(trx, events, who, body, from.ipAddress));
  return { id };
};
