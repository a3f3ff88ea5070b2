import { z } from 'zod';
import type { Contract } from './contract.ts';
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
    method: 'GET',
    path: '/api/v1/notifications',
    summary: 'Your notifications, newest first',
    chapter: 'Notifications',
    access: 'member',
    gate: 'credentials',
    limit: 'general',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(NOTIFICATIONS_FETCHED).default(NOTIFICATIONS_FETCHED),
    }),
    status: 200,
    response: z.object({ notifications: z.array(notification), unread: z.int() }),
  },
  markNotificationRead: {
    method: 'POST',
    path: '/api/rpc/mark_notification_read',
    summary: 'Mark one of your notifications read',
    chapter: 'Notifications',
    access: 'member',
    gate: 'credentials',
    limit: 'general',
    body: z.object({ notification_id_param: id }),
    status: 204,
    response: nothing,
    errors: ['not_found'],
  },
  markAllNotificationsRead: {
    method: 'POST',
    path: '/api/rpc/mark_all_notifications_read',
    summary: 'Mark all of your notifications read',
    chapter: 'Notifications',
    access: 'member',
    gate: 'credentials',
    limit: 'general',
    body: z.object({}).strict(),
    status: 200,
    response: z.object({ updated: z.int() }),
  },
  createNotification: {
    method: 'POST',
    path: '/api/functions/create-notification',
    summary: 'Notify yourself or a member of your organization; platform admins anybody',
    chapter: 'Notifications',
    access: 'bearer',
    gate: 'credentials',
    limit: 'making',
    body: z.object({
      user_id: id,
      type: z
        .string()
        .regex(/^[a-z][a-z0-9_]{0,59}$/)
        .brand<'NotificationName'>(),
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
    status: 201,
    response: z.object({ id }),
    errors: ['not_found'],
  },
} as const satisfies Record<string, Contract>;
