import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../../components/elements/cx.ts';
import { Icon } from '../../components/elements/icon.tsx';
import { Ago } from '../../components/page/ago.tsx';
import type { Notification } from '../../lib/workspace/notification-list.ts';
import { notificationIcon } from './notification-icon.ts';
import { notificationPath } from './notification-path.ts';

interface Props {
  notification: Notification;
  /** It was clicked; `leads`: to another page. */
  onTake: (leads: boolean) => void;
}

/** A click marks it read, and goes where it leads. */
export function NotificationRow({ notification, onTake }: Props) {
  const { type, title, message, read, created_at } = notification;
  const path = notificationPath(notification, window.location.origin);
  return (
    <li className="border-b border-line last:border-b-0">
      <Row path={path} onTake={onTake}>
        <Icon name={notificationIcon(type)} className={cx('mt-0.5', read ? 'text-ink-3' : 'text-ink')} />
        <span className="min-w-0 grow">
          <span className={cx('block break-words', read ? 'text-ink-2' : 'font-semibold text-ink')}>
            {title}
          </span>
          <span className="block text-[13px] break-words text-ink-2">{message}</span>
          <Ago at={created_at} className="text-xs text-ink-3" />
        </span>
        {!read && (
          <span className="mt-1.5 size-2 shrink-0 rounded-full bg-v1">
            <span className="sr-only">Unread</span>
          </span>
        )}
      </Row>
    </li>
  );
}

const ROW = 'flex w-full items-start gap-3 px-4 py-3 text-left hover:bg-sunk focus-visible:-outline-offset-2';

function Row({
  path,
  onTake,
  children,
}: {
  path: string | undefined;
  onTake: Props['onTake'];
  children: ReactNode;
}) {
  if (path)
    return (
      <Link to={path} className={ROW} onClick={() => onTake(true)}>
        {children}
      </Link>
    );
  return (
    <button type="button" className={ROW} onClick={() => onTake(false)}>
      {children}
    </button>
  );
}
