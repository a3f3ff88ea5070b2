import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallBody } from '../../src/kernel/contracts/api/api.ts';
import { essay } from '../service/workplace.ts';
import { openChromium } from './support/chromium.ts';
import { Installation } from './support/installation.ts';
import { grantPlan, type JourneySetup, join, notify, openSetup, type Person } from './support/people.ts';
import { Visitor } from './support/visitor.ts';

const IRIS = {
  name: 'Iris Heron',
  email: 'iris@example.org',
  password: 'Marsh-Heron-42',
  organization: 'Heron Works',
};
let browser: Browser;
let secure: JourneySetup;
let plain: JourneySetup;
beforeAll(async () => {
  const opening = [openSetup(Installation.openSecure), openSetup(Installation.open)] as const;
  [secure, plain, browser] = await Promise.all([...opening, openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([secure?.close(), plain?.close()]);
});

/** The bell, what stands behind it, and what is said at the foot of the page. */
function bellOf(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const foot = page.getByRole('region', { name: 'Notifications' });
  return {
    panel,
    rows: panel.getByRole('listitem'),
    unread: (count: number) =>
      page.getByRole('button', {
        name: count === 0 ? 'Notifications' : `Notifications, ${count} unread`,
        exact: true,
      }),
    badge: page.getByRole('button', { name: /^Notifications/ }).locator('[aria-hidden=true]:not(svg)'),
    toast: (text: string) => foot.getByText(text, { exact: true }),
    open: () => page.getByRole('button', { name: /^Notifications/ }).click(),
  };
}

describe('by https', () => {
  let installation: Installation;
  let iris: Person;

  beforeAll(async () => {
    ({ installation } = secure);
    iris = await join(secure, IRIS);
    await grantPlan(installation, iris);
  });
  // Each begins with nothing unread: that there is a plan now was told as well.
  beforeEach(async () => {
    await iris.caller.call('markAllNotificationsRead', { body: {} });
  });

  const visit = (options: Parameters<typeof Visitor.open>[2] = {}) =>
    Visitor.open(browser, installation, { as: iris.caller, ...options });

  it('brings them live to every window, and keeps the windows in step', async () => {
    const visitor = await visit();
    const [first, second] = [visitor.page, await visitor.newPage()];
    const [here, there] = [bellOf(first), bellOf(second)];
    for (const page of [first, second]) await page.goto('/settings');
    for (const bell of [here, there]) await bell.unread(0).waitFor();
    await here.open();

    await notify(iris, iris, { title: 'Tide tables', message: 'The tables of March are here.' });
    for (const bell of [here, there]) {
      await bell.toast('Tide tables').waitFor();
      await bell.toast('The tables of March are here.').waitFor();
      await bell.unread(1).waitFor();
    }
    const message = 'The marsh was surveyed.';
    await notify(installation, iris, { title: 'Survey', message, data: { path: '/library' } });
    await here.rows.first().getByText('Survey', { exact: true }).waitFor();
    // The newest on top, and each with the time that has gone by.
    await here.rows.nth(1).getByText('Tide tables', { exact: true }).waitFor();
    await here.rows.first().getByText('less than a minute ago').waitFor();
    await there.unread(2).waitFor();
    expect(await there.badge.innerText()).toBe('2');

    // Read in one window, it is read in the other; one with a path leads there.
    await here.rows.nth(1).getByRole('button').click();
    await there.unread(1).waitFor();
    await there.open();
    await there.rows.first().getByText('Unread').waitFor();
    expect(await there.rows.nth(1).getByText('Unread').count()).toBe(0);
    await there.rows.first().getByRole('link').click();
    await second.waitForURL('**/library');
    await here.unread(0).waitFor();

    for (let number = 1; number <= 10; number++)
      await notify(installation, iris, { title: `Mark ${number}`, message: 'Another one.' });
    await there.unread(10).waitFor();
    expect(await there.badge.innerText()).toBe('9+');
    await here.unread(10).waitFor();
    await here.panel.getByRole('button', { name: 'Mark all as read' }).click();
    await here.toast('Success').waitFor();
    await here.toast('All notifications marked as read').waitFor();
    for (const bell of [here, there]) await bell.unread(0).waitFor();
    await visitor.close();
  });

  it('says what could not be loaded or marked, and goes on', async () => {
    const visitor = await visit({
      expected: [
        { about: /\/api\/v1\/notifications|mark_all_notifications_read/, fault: 500 },
        { about: /mark_notification_read/, fault: 500 },
        { about: /could not be marked as read/, fault: 'warning' },
      ],
    });
    const { page } = visitor;
    const bell = bellOf(page);
    const broken = { status: 500, json: { error: { code: 'internal', message: 'No.' } } };
    await notify(iris, iris, { title: 'Ferry', message: 'It is late.' });
    await page.route('**/api/v1/notifications*', (route) => route.fulfill(broken));
    await page.goto('/settings');
    await bell.toast('Error').waitFor();
    await bell.toast('Failed to load notifications').waitFor();
    await bell.open();
    await page.unroute('**/api/v1/notifications*');
    await bell.panel.getByRole('button', { name: 'Try again' }).click();
    await bell.unread(1).waitFor();

    await page.route('**/api/rpc/mark_*', (route) => route.fulfill(broken));
    await bell.panel.getByRole('button', { name: 'Mark all as read' }).click();
    await bell.toast('Failed to mark notifications as read').waitFor();
    // One that could not be marked is said on the console alone, and unread again.
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await bell.rows.first().getByRole('button').click();
    await warned;
    await bell.unread(1).waitFor();
    await page.unroute('**/api/rpc/mark_*');
    await bell.rows.first().getByRole('button').click();
    await bell.unread(0).waitFor();
    await visitor.close();
  });

  it('tells that an episode is ready, and leads to it', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto('/settings');
    await bellOf(page).unread(0).waitFor();
    const source = await iris.caller.call('createSource', { body: { kind: 'text', text: essay(5) } });
    const body = { sourceIds: [source.id], options: { format: 'lecture', targetMinutes: 1 } };
    const { id } = await iris.caller.call('createEpisode', { body: body as CallBody<'createEpisode'> });
    const toast = page.getByRole('region', { name: 'Notifications' });
    const made = async () => expect((await iris.caller.finished(id)).status).toBe('done');
    await Promise.all([toast.getByText('Episode ready').waitFor(), made()]);
    await toast.getByRole('button', { name: 'Open' }).click();
    await page.waitForURL(`**/create/${id}`);
    await bellOf(page).unread(0).waitFor();
    await visitor.close();
  });

  it('does without the socket for good where the browser forbids it, after one reload', async () => {
    const visitor = await visit();
    const { page } = visitor;
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await page.addInitScript(() => {
      window.WebSocket = class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      } as never;
    });
    await page.clock.install();
    const flags = () =>
      page.evaluate(() => [
        localStorage.getItem('af_disable_realtime'),
        sessionStorage.getItem('af_rt_recovered'),
      ]);
    await page.goto('/settings');
    await expect.poll(() => loads).toBe(2);
    await bellOf(page).unread(0).waitFor();
    expect(await flags()).toEqual(['true', 'true']);
    await notify(iris, iris, { title: 'Asked for', message: 'Nothing came live.' });
    await page.clock.fastForward(31_000);
    await bellOf(page).toast('Asked for').waitFor();

    // Even where the flag is taken away: one reload a session, no more.
    await page.evaluate(() => localStorage.removeItem('af_disable_realtime'));
    await page.reload();
    await page.waitForFunction(() => localStorage.getItem('af_disable_realtime') === 'true');
    await bellOf(page).unread(1).waitFor();
    await page.clock.fastForward(31_000);
    expect(loads).toBe(3);
    await visitor.close();
  });
});

describe('by http', () => {
  let iris: Person;

  beforeAll(async () => {
    iris = await join(plain, IRIS);
  });

  it('asks for them every thirty seconds', async () => {
    const visitor = await Visitor.open(browser, plain.installation, { as: iris.caller });
    const { page } = visitor;
    const bell = bellOf(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('websocket', (socket) => requests.push(socket.url()));
    await page.clock.install();
    await page.goto('/settings');
    await bell.open();
    await bell.panel.getByText('No notifications yet').waitFor();
    await notify(iris, iris, { title: 'Tide tables', message: 'The tables of March are here.' });
    await page.clock.fastForward(31_000);
    await bell.toast('Tide tables').waitFor();
    await bell.rows.first().getByText('The tables of March are here.').waitFor();
    await bell.unread(1).waitFor();
    const count = requests.filter((url) => url.includes('/api/v1/notifications')).length;
    expect(count).toBe(2);
    expect(requests.filter((url) => url.startsWith('ws'))).toEqual([]);
    await visitor.close();
  });
});
