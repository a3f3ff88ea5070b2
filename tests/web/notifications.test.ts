import { describe, expect, it } from 'vitest';
import { notificationIcon } from '../../src/web/features/notifications/notification-icon.ts';
import { notificationPath } from '../../src/web/features/notifications/notification-path.ts';
import {
  arrivals,
  MOST_NOTIFICATIONS,
  type Notification,
  type NotificationList,
  parseNotification,
  withAllRead,
  withCreated,
  withRead,
  withUpdated,
} from '../../src/web/lib/workspace/notification-list.ts';

function notification(id: string, more: Partial<Notification> = {}): Notification {
  const created_at = `2026-03-01T10:00:${id.padStart(2, '0')}.000Z`;
  return {
    id,
    title: `Title ${id}`,
    message: 'Words',
    type: 'x',
    read: false,
    created_at,
    data: null,
    ...more,
  };
}

function list(ids: number[], unread = ids.length): NotificationList {
  return { notifications: ids.map((id) => notification(String(id))), unread };
}

const ids = ({ notifications }: NotificationList) => notifications.map(({ id }) => Number(id));

describe('a new notification', () => {
  it('stands on top and counts as unread', () => {
    const after = withCreated(list([2, 1]), notification('3'));
    expect(ids(after)).toEqual([3, 2, 1]);
    expect(after.unread).toBe(3);
  });

  it('that was read elsewhere already does not count', () => {
    expect(withCreated(list([1]), notification('2', { read: true })).unread).toBe(1);
  });

  it('that is there already is replaced where it stands, and counted once', () => {
    const after = withCreated(list([3, 2, 1]), notification('2', { title: 'New' }));
    expect(ids(after)).toEqual([3, 2, 1]);
    expect(after.notifications[1]?.title).toBe('New');
    expect(after.unread).toBe(3);
  });

  it('pushes the oldest out of twenty, which stays among the unread', () => {
    const full = list(Array.from({ length: 20 }, (_, at) => 20 - at));
    const after = withCreated(full, notification('21'));
    expect(ids(after)).toHaveLength(MOST_NOTIFICATIONS);
    expect(ids(after)).not.toContain(1);
    expect(after.unread).toBe(21);
  });
});

describe('a changed notification', () => {
  it.each([
    ['read', false, true, 2],
    ['unread again', true, false, 4],
    ['the same', false, false, 3],
  ])('%s takes its place and the count follows', (_, before, now, unread) => {
    const old = withUpdated({ ...list([3, 2, 1]), unread: 3 }, notification('2', { read: before }));
    const after = withUpdated({ ...old, unread: 3 }, notification('2', { read: now, title: 'New' }));
    expect(ids(after)).toEqual([3, 2, 1]);
    expect(after.notifications[1]).toMatchObject({ title: 'New', read: now });
    expect(after.unread).toBe(unread);
  });

  it('that is not shown changes nothing', () => {
    const before = list([2, 1]);
    expect(withUpdated(before, notification('9', { read: true }))).toBe(before);
  });
});

describe('reading', () => {
  it('marks one, and takes it back when the server did not', () => {
    const read = withRead(list([2, 1]), '1');
    expect(read.notifications.map((each) => each.read)).toEqual([false, true]);
    expect(read.unread).toBe(1);
    expect(withRead(read, '1', false)).toEqual(list([2, 1]));
  });

  it('never counts below none', () => {
    expect(withRead(list([1], 0), '1').unread).toBe(0);
  });

  it('marks all, also those beyond the twenty', () => {
    const after = withAllRead(list([2, 1], 31));
    expect(after.notifications.every(({ read }) => read)).toBe(true);
    expect(after.unread).toBe(0);
  });
});

describe('what came since the last look', () => {
  it('is told oldest first', () => {
    expect(arrivals(list([2, 1]), list([4, 3, 2, 1])).map(({ id }) => id)).toEqual(['3', '4']);
  });

  it('leaves out what was read elsewhere and what moved up from below', () => {
    const now = {
      notifications: [notification('4', { read: true }), notification('3'), notification('1')],
      unread: 2,
    };
    expect(arrivals(list([3, 2]), now)).toEqual([]);
  });

  it('is all there is where there was nothing', () => {
    expect(arrivals(list([]), list([1])).map(({ id }) => id)).toEqual(['1']);
  });
});

describe('the path of a notification', () => {
  const origin = 'https://afterword.example';
  it.each([
    ['/library', '/library'],
    ['/create/1?line=2#t', '/create/1?line=2#t'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['/\t/evil.example', undefined],
    ['https://evil.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['library', undefined],
    ['', undefined],
    [7, undefined],
    [undefined, undefined],
  ])('%j leads to %j', (path, to) => expect(notificationPath({ data: { path } }, origin)).toBe(to));

  it('is of a request for approval the page that opens at it', () => {
    const data = { path: '/approvals', approvalId: 'a&b' };
    expect(notificationPath({ data }, origin)).toBe('/approvals?request=a%26b');
  });

  it('is none without data', () => expect(notificationPath({ data: null }, origin)).toBeUndefined());
});

it('takes what an event carries only when it is a notification', () => {
  const whole = notification('1');
  expect(parseNotification({ ...whole })).toEqual(whole);
  expect(parseNotification(undefined)).toBeUndefined();
  expect(parseNotification({ ...whole, read: 'no' })).toBeUndefined();
  expect(parseNotification({ id: '1' })).toBeUndefined();
});

it('has an icon for each type of the specification and one for any other', () => {
  const named = [
    'team_invitation_sent',
    'team_member_joined',
    'content_generated',
    'audio_processed',
    'system_alert',
  ];
  const icons = named.map(notificationIcon);
  expect(new Set(icons).size).toBe(named.length);
  expect(icons).not.toContain('bell');
  for (const other of ['something_else', '', 'constructor']) expect(notificationIcon(other)).toBe('bell');
});
