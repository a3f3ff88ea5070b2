import { Button } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { Spinner } from '../../components/elements/spinner.tsx';
import type { Notification } from '../../lib/workspace/notification-list.ts';
import { NotificationRow } from './notification-row.tsx';

interface Props {
  /** Undefined while they are on their way. */
  notifications: Notification[] | undefined;
  unread: number;
  failed: boolean;
  markRead: (notification: Notification) => Promise<void>;
  markAllRead: () => Promise<void>;
  onRetry: () => void;
  onClose: () => void;
}

/** What stands behind the bell. */
export function NotificationPanel(props: Props) {
  const { notifications, unread, failed, markRead, markAllRead, onRetry, onClose } = props;
  return (
    <div className="flex min-h-0 flex-col">
      <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line pr-3 pl-4">
        <h2 className="text-lg">Notifications</h2>
        {unread > 0 && (
          <Button
            size="small"
            look="quiet"
            onClick={({ currentTarget }) => {
              // The button goes away with the last unread one; the focus stays in the dialog.
              currentTarget.closest<HTMLElement>('[role=dialog]')?.focus();
              void markAllRead();
            }}
          >
            Mark all as read
          </Button>
        )}
      </div>
      {failed && (
        <Notice kind="error" className="m-4" actions={<Button onClick={onRetry}>Try again</Button>}>
          Failed to load notifications
        </Notice>
      )}
      {!notifications && !failed && (
        <div className="grid h-32 place-items-center">
          <Spinner label="Loading the notifications" />
        </div>
      )}
      {notifications?.length === 0 && (
        <p className="px-4 py-10 text-center text-ink-3">No notifications yet</p>
      )}
      {notifications && notifications.length > 0 && (
        <ul className="min-h-0 overflow-y-auto overscroll-contain">
          {notifications.map((each) => (
            <NotificationRow
              key={each.id}
              notification={each}
              onTake={(leads) => {
                void markRead(each);
                if (leads) onClose();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
