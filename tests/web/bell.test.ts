import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Bell } from '../../src/web/features/notifications/bell.tsx';
import { NotificationPanel } from '../../src/web/features/notifications/notification-panel.tsx';
import { type Answers, type Mounted, mount, Refusal, STRANGER, toasts } from './mounted.ts';

// The query cache looks once whether it runs in a browser.
vi.hoisted(() => vi.stubGlobal('window', globalThis));

const LIST = 'GET /api/v1/notifications';
const MARK = 'POST /api/rpc/mark_notification_read';
const MARK_ALL = 'POST /api/rpc/mark_all_notifications_read';
const BROKEN = new Refusal(500, 'internal', 'It broke.');

const one = (id: number, more: Record<string, unknown> = {}) => ({
  id: `n${id}`,
  title: `Title ${id}`,
  message: `Message ${id}`,
  type: 'system_alert',
  read: false,
  created_at: new Date(Date.UTC(2026, 2, 1, 10, 0, id)).toISOString(),
  data: null,
  ...more,
});
const list = (...ids: number[]) => ({ notifications: ids.map((id) => one(id)), unread: ids.length });

let page: Mounted;
const open = async (answers: Answers) => {
  const session = { user: { id: 'ada' } } as never;
  page = await mount(createElement(Bell), {
    security: { ...STRANGER, status: 'signed-in', session },
    answers,
  });
};
/** The popover, which only a browser opens by itself. */
async function openPanel() {
  const popover = page.find('[role=dialog]');
  Object.assign(popover, { focus() {}, hidePopover() {} });
  await page.fire(popover, 'toggle', { newState: 'open' });
}
const count = (call: string) => page.asked.filter((each) => each.call === call).length;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  await page.settle(10_000);
  await page.unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the bell', () => {
  it('counts the unread, 9+ above nine', async () => {
    await open({ [LIST]: { ...list(1), unread: 12 } });
    expect(page.find('button').textContent).toBe('9+');
    expect(page.find('button').getAttribute('aria-label')).toBe('Notifications, 12 unread');
  });

  it('asks again every thirty seconds while nothing comes live, and tells what is new', async () => {
    await open({ [LIST]: list(1) });
    await page.settle(29_999);
    expect(count(LIST)).toBe(1);
    page.answers[LIST] = list(2, 1);
    await page.settle(1);
    expect(count(LIST)).toBe(2);
    await page.settle(10);
    expect(toasts()).toEqual([{ title: 'Title 2', description: 'Message 2', bad: false }]);
  });

  it('says once that they could not be loaded', async () => {
    await open({ [LIST]: BROKEN });
    await page.settle(7000);
    expect(toasts()).toEqual([{ title: 'Error', description: 'Failed to load notifications', bad: true }]);
    await page.settle(60_000);
    expect(toasts()).toEqual([]);
  });
});

describe('the list behind it', () => {
  const markRead = vi.fn(async () => {});
  const show = async (notifications: ReturnType<typeof one>[], unread = 0) => {
    const props = { notifications, unread, failed: false, markRead, markAllRead: async () => {} };
    const panel = createElement(NotificationPanel, { ...props, onRetry: () => {}, onClose: () => {} });
    page = await mount(panel);
  };

  it('says when there is nothing', async () => {
    await show([]);
    expect(page.text()).toContain('No notifications yet');
  });

  it('has an icon, title and message a row, and marks it read by a click', async () => {
    await show([one(2), one(1, { type: 'something_else', read: true })], 1);
    const rows = [...page.document.querySelectorAll('li')];
    expect(rows.map((row) => /Title \d/.exec(row.textContent ?? '')?.[0])).toEqual(['Title 2', 'Title 1']);
    expect(rows.every((row) => row.querySelector('svg'))).toBe(true);
    expect(rows.map((row) => row.textContent?.includes('Unread'))).toEqual([true, false]);
    await page.press(rows[0]?.querySelector('button') as HTMLElement);
    expect(markRead).toHaveBeenCalledWith(expect.objectContaining({ id: 'n2' }));
  });
});

describe('reading', () => {
  it.each([
    [{ updated: 2 }, 'Success', 'All notifications marked as read', false, undefined],
    [BROKEN, 'Error', 'Failed to mark notifications as read', true, '2'],
  ])('all of them: %o', async (answer, title, description, bad, badge) => {
    await open({ [LIST]: list(2, 1), [MARK_ALL]: answer });
    await openPanel();
    await page.press(page.named('Mark all as read'));
    expect(toasts()).toEqual([{ title, description, bad }]);
    expect(page.find('button').querySelector('span')?.textContent).toBe(badge);
  });

  it('one of them, which is only logged where it fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await open({ [LIST]: list(2, 1), [MARK]: null });
    await openPanel();
    const row = (at: number) => page.document.querySelectorAll('li button')[at] as HTMLElement;
    await page.press(row(0));
    expect(page.asked.at(-1)).toEqual({ call: MARK, body: { notification_id_param: 'n2' } });
    expect(page.find('button').querySelector('span')?.textContent).toBe('1');
    page.answers[MARK] = BROKEN;
    await page.press(row(1));
    expect(page.find('button').querySelector('span')?.textContent).toBe('1');
    expect(warn).toHaveBeenCalledOnce();
    expect(toasts()).toEqual([]);
  });
});
