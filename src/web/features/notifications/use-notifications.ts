import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { compact } from '../../../kernel/compact.ts';
import { ApiError, call } from '../../lib/api/api.ts';
import { keys } from '../../lib/api/queries.ts';
import { showToast } from '../../lib/toast-store.ts';
import {
  arrivals,
  type Notification,
  type NotificationList,
  withAllRead,
  withRead,
} from '../../lib/workspace/notification-list.ts';
import { notificationPath } from './notification-path.ts';

/** More new ones than these at once are told in one sentence. */
const MOST_TOASTS = 3;

/** Your newest notifications, kept in line with the server, and what can be done with them. */
export function useNotifications(enabled: boolean) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const list = useQuery({
    queryKey: keys.notifications,
    queryFn: ({ signal }) => call('listNotifications', { signal }),
    enabled,
  });

  function change(how: (list: NotificationList) => NotificationList): void {
    client.setQueryData<NotificationList>(keys.notifications, (old) => (old ? how(old) : old));
  }

  /** What failed is logged only (specification 8.7). */
  async function markRead({ id, read }: Notification): Promise<void> {
    if (read) return;
    change((old) => withRead(old, id));
    try {
      await call('markNotificationRead', { body: { notification_id_param: id }, keepalive: true });
    } catch (error) {
      change((old) => withRead(old, id, false));
      console.warn('A notification could not be marked as read.', error);
    }
  }

  async function markAllRead(): Promise<void> {
    try {
      await call('markAllNotificationsRead', { body: {} });
      change(withAllRead);
      showToast('Success', { description: 'All notifications marked as read' });
    } catch {
      showToast('Error', { description: 'Failed to mark notifications as read', bad: true });
    }
  }

  /** Marks it read and goes where it leads. */
  function open(notification: Notification): void {
    void markRead(notification);
    const path = notificationPath(notification, window.location.origin);
    if (path) void navigate(path);
  }

  useToasts(list.data, open);
  useLoadFailure(list);
  return { list, markRead, markAllRead };
}

/** Tells of what came since, whether it came live or by asking. The first list is no news. */
function useToasts(list: NotificationList | undefined, open: (notification: Notification) => void): void {
  const seen = useRef<NotificationList>(undefined);
  useEffect(() => {
    const before = seen.current;
    seen.current = list;
    if (!before || !list) return;
    const fresh = arrivals(before, list);
    if (fresh.length > MOST_TOASTS) showToast(`${fresh.length} new notifications`);
    else for (const each of fresh) announce(each, open);
  });
}

function announce(notification: Notification, open: (notification: Notification) => void): void {
  const { title, message } = notification;
  showToast(
    title,
    compact({
      description: message,
      action: notificationPath(notification, window.location.origin)
        ? { label: 'Open', run: () => open(notification) }
        : undefined,
    }),
  );
}

/** Said once, however often it is tried again, until the list has come. */
function useLoadFailure({ error, isSuccess }: { error: Error | null; isSuccess: boolean }): void {
  const reported = useRef(false);
  const signedOut = error instanceof ApiError && error.code === 'not_signed_in';
  const failed = error !== null && !signedOut;
  useEffect(() => {
    if (failed && !reported.current)
      showToast('Error', { description: 'Failed to load notifications', bad: true });
    if (failed || isSuccess) reported.current = failed;
  }, [failed, isSuccess]);
}
