import type { CallResponse } from '../../../kernel/contracts/api/api.ts';

/** The newest notifications, newest first, and how many are unread in all. */
export type NotificationList = CallResponse<'listNotifications'>;
export type Notification = NotificationList['notifications'][number];

/** How many are kept at most (specification 7.15, 9.5). */
export const MOST_NOTIFICATIONS = 20;

/** Puts a new one on top; one that is there already is replaced where it stands. */
export function withCreated(list: NotificationList, created: Notification): NotificationList {
  if (list.notifications.some(({ id }) => id === created.id)) return withUpdated(list, created);
  return {
    notifications: [created, ...list.notifications].slice(0, MOST_NOTIFICATIONS),
    unread: list.unread + (created.read ? 0 : 1),
  };
}

/** Replaces one where it stands; one that is not in the list changes nothing but is no fault. */
export function withUpdated(list: NotificationList, updated: Notification): NotificationList {
  const before = list.notifications.find(({ id }) => id === updated.id);
  if (!before) return list;
  const change = Number(!updated.read) - Number(!before.read);
  return {
    notifications: list.notifications.map((each) => (each.id === updated.id ? updated : each)),
    unread: Math.max(0, list.unread + change),
  };
}

/** Marks one read, or unread again. */
export function withRead(list: NotificationList, id: string, read = true): NotificationList {
  const found = list.notifications.find((each) => each.id === id);
  return found ? withUpdated(list, { ...found, read }) : list;
}

export function withAllRead({ notifications }: NotificationList): NotificationList {
  return { notifications: notifications.map((each) => ({ ...each, read: true })), unread: 0 };
}

/**
 * The unread ones that came since the list was last looked at, oldest first. An older one that moved
 * up into the list because another went away is not new.
 */
export function arrivals(before: NotificationList, now: NotificationList): Notification[] {
  const known = new Set(before.notifications.map(({ id }) => id));
  const newest = before.notifications[0]?.created_at ?? '';
  return now.notifications
    .filter(({ id, read, created_at }) => !read && !known.has(id) && created_at >= newest)
    .reverse();
}

/** What a live event carries, if it is a notification. */
export function parseNotification(data: Record<string, unknown> | undefined): Notification | undefined {
  const { id, title, message, type, read, created_at } = data ?? {};
  const texts = [id, title, message, type, created_at];
  return texts.every((text) => typeof text === 'string') && typeof read === 'boolean'
    ? (data as Notification)
    : undefined;
}
