import type { Notification } from '../../lib/workspace/notification-list.ts';

/**
 * The page a notification leads to. Its data comes from whoever may notify, so only a path of this
 * server counts: one that starts with a single slash and stays here when a browser reads it.
 */
export function notificationPath({ data }: Pick<Notification, 'data'>, origin: string): string | undefined {
  const path = data?.path;
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return undefined;
  if (!URL.canParse(path, origin) || new URL(path, origin).origin !== origin) return undefined;
  // Of a request for approval the page opens at it.
  if (path === '/approvals' && typeof data?.approvalId === 'string')
    return `${path}?${new URLSearchParams({ request: data.approvalId })}`;
  return path;
}
