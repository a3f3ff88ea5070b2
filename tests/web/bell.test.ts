// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Bell } from '../../src/web/features/notifications/bell.tsx';
import { NotificationPanel } from '../../src/web/features/notifications/notification-panel.tsx';
import {
  type Answers,
  button,
  click,
  type Page,
  Refusal,
  renderPage,
  run,
  STRANGER,
  settle,
  toasts,
} from './render-page.ts';

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

let page: Page;
const open = async (answers: Answers) => {
  const session = { user: { id: 'ada' } } as never;
  page = await renderPage(createElement(Bell), {
    security: { ...STRANGER, status: 'signed-in', session },
    answers,
  });
};
/** The popover, which only a browser opens by itself. */
async function openPanel() {
  const popover = screen.getByRole('dialog', { hidden: true });
  Object.assign(popover, { focus() {}, hidePopover() {} });
  await run(() => fireEvent(popover, Object.assign(new Event('toggle'), { newState: 'open' })));
}
const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const count = (call: string) => page.requests.filter((each) => each.call === call).length;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  await settle(10_000);
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the bell', () => {
  it('counts the unread, 9+ above nine', async () => {
    await open({ [LIST]: { ...list(1), unread: 12 } });
    expect(bell().textContent).toBe('9+');
    expect(bell().getAttribute('aria-label')).toBe('Notifications, 12 unread');
  });

  it('asks again every thirty seconds while nothing comes live, and tells what is new', async () => {
    await open({ [LIST]: list(1) });
    await settle(29_999);
    expect(count(LIST)).toBe(1);
    page.answers[LIST] = list(2, 1);
    await settle(1);
    expect(count(LIST)).toBe(2);
    await settle(10);
    expect(toasts()).toEqual([{ title: 'Title 2', description: 'Message 2', bad: false }]);
  });

  it('says once that they could not be loaded', async () => {
    await open({ [LIST]: BROKEN });
    await settle(7000);
    expect(toasts()).toEqual([{ title: 'Error', description: 'Failed to load notifications', bad: true }]);
    await settle(60_000);
    expect(toasts()).toEqual([]);
  });
});

describe('the list behind it', () => {
  const markRead = vi.fn(async () => {});
  const show = async (notifications: ReturnType<typeof one>[], unread = 0) => {
    const props = { notifications, unread, failed: false, markRead, markAllRead: async () => {} };
    const panel = createElement(NotificationPanel, { ...props, onRetry: () => {}, onClose: () => {} });
    page = await renderPage(panel);
  };

  it('says when there is nothing', async () => {
    await show([]);
    expect(document.body.textContent).toContain('No notifications yet');
  });

  it('has an icon, title and message a row, and marks it read by a click', async () => {
    await show([one(2), one(1, { type: 'something_else', read: true })], 1);
    const rows = [...document.querySelectorAll('li')];
    expect(rows.map((row) => /Title \d/.exec(row.textContent ?? '')?.[0])).toEqual(['Title 2', 'Title 1']);
    expect(rows.every((row) => row.querySelector('svg'))).toBe(true);
    expect(rows.map((row) => row.textContent?.includes('Unread'))).toEqual([true, false]);
    await click(rows[0]?.querySelector('button') as HTMLElement);
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
    await click(button('Mark all as read'));
    expect(toasts()).toEqual([{ title, description, bad }]);
    expect(bell().querySelector('span')?.textContent).toBe(badge);
  });

  it('one of them, which is only logged where it fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await open({ [LIST]: list(2, 1), [MARK]: null });
    await openPanel();
    const row = (at: number) => document.querySelectorAll('li button')[at] as HTMLElement;
    await click(row(0));
    expect(page.requests.at(-1)).toEqual({ call: MARK, body: { notification_id_param: 'n2' } });
    expect(bell().querySelector('span')?.textContent).toBe('1');
    page.answers[MARK] = BROKEN;
    await click(row(1));
    expect(bell().querySelector('span')?.textContent).toBe('1');
    expect(warn).toHaveBeenCalledOnce();
    expect(toasts()).toEqual([]);
  });
});
