const MOST_SHOWN = 9;

/** What the bell's badge says: the count, `9+` above nine, nothing for none (specification 2.20, 9.5). */
export function unreadBadge(unread: number): string | undefined {
  if (unread <= 0) return undefined;
  return unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
}
