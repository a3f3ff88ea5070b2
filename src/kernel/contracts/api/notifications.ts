import { z } from 'zod';
import { id, instant, nothing, title } from './fields.ts';

/** As kept and as told live (3.5). */
export const notification = z.object({
  id,
  title: z.string(),
  message: z.string(),
  type: z.string(),
  read: z.boolean(),
  created_at: instant,
  /** Plain JSON; `path`: the page it leads to, under this server. */
  data: z.record(z.string(), z.unknown()).nullable(),
});

/** How many are read at once (7.15, 9.5). */
export const NOTIFICATIONS_FETCHED = 20;

const MOST_DATA = 4000;

export const notificationCalls = {
  listNotifications: {
    summary: 'Your notifications, newest first',
    access: 'member',
    status: 200,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(NOTIFICATIONS_FETCHED).default(NOTIFICATIONS_FETCHED),
    }),
    response: z.object({ notifications: z.array(notification), unread: z.int() }),
  },
  markNotificationRead: {
    summary: 'Mark one of your notifications read',
    access: 'member',
    status: 204,
    body: z.object({ notification_id_param: id }),
    response: nothing,
  },
  markAllNotificationsRead: {
    summary: 'Mark all of your notifications read',
    access: 'member',
    status: 200,
    body: z.object({}).strict(),
    response: z.object({ updated: z.int() }),
  },
  createNotification: {
    summary: 'Notify yourself or a member of your organization; platform admins anybody',
    access: 'bearer',
    status: 201,
    body: z.object({
      user_id: id,
      type: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/),
      title: title(200),
      message: z.string().trim().min(1).max(2000),
      organization_id: id.nullish(),
      data: z
        .record(z.string(), z.unknown())
        .refine(
          (data) => JSON.stringify(data).length <= MOST_DATA,
          `must be at most ${MOST_DATA} characters of JSON`,
        )
        .nullish(),
    }),
    response: z.object({ id }),
  },
} as const;
