import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { unfurl } from 'unfurl.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3 } from '../platform/blobs/s3.ts';
import { essay } from '../service/workplace.ts';
import { axeFaults } from './support/axe.ts';
import { openChromium } from './support/chromium.ts';
import { Installation } from './support/installation.ts';
import { Visitor } from './support/visitor.ts';

/*
 * The embedded player in pages of other sites: what is beyond the player.js protocol, which
 * listening.deep.test.ts drives by its own client.
 */

interface OwnMessage {
  event: string;
  value: unknown;
}

/** The page around: keeps what the player says in its own protocol, and lets tests say something to it. */
const HOST_SCRIPT = `
  window.messages = [];
  addEventListener('message', ({ data, source }) => {
    const message = typeof data === 'string' ? JSON.parse(data) : {};
    if (source === document.querySelector('iframe').contentWindow && message.context === 'afterword')
      window.messages.push(message);
  });
  window.say = (method, value) => document.querySelector('iframe').contentWindow
    .postMessage(JSON.stringify({ context: 'afterword', version: '1', method, value }), '*');
`;

let installation: Installation;
let browser: Browser;
let episodeId: string;
let foreign: Server;
let foreignUrl: string;
/** What somebody put into a page of theirs. */
let pasted = '';

beforeAll(async () => {
  [installation, browser] = await Promise.all([Installation.open(), openChromium()]);
  const made = await installation.make(essay(1), { targetMinutes: 1 });
  episodeId = made.id;
  await installation.caller.call('publishEpisode', { params: { episodeId } });
  await changeTo('public');
  foreign = createServer((request, response) => {
    if (request.url === '/host.js')
      return response.setHeader('content-type', 'text/javascript').end(HOST_SCRIPT);
    if (request.url === '/pasted')
      return response
        .setHeader('content-type', 'text/html')
        .end(`<!doctype html><html lang="en"><title>Another site</title>${pasted}`);
    const { searchParams } = new URL(request.url ?? '/', 'http://foreign.example');
    const sandbox = searchParams.has('sandbox') ? 'sandbox="allow-scripts"' : '';
    return response.setHeader('content-type', 'text/html').end(
      `<!doctype html><html lang="en"><title>Another site</title><script src="/host.js"></script>
<iframe ${sandbox} title="Episode" src="${installation.url}/embed/${episodeId}?${searchParams}" width="640" height="${searchParams.get('height') ?? 152}" allow="autoplay"></iframe><p>${'More to read. '.repeat(2000)}`,
    );
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  foreignUrl = `http://localhost:${(foreign.address() as AddressInfo).port}`;
});
afterAll(async () => {
  foreign?.closeAllConnections();
  await new Promise((resolve) => foreign?.close(resolve));
  await browser?.close();
  await installation?.close();
});

async function changeTo(visibility: 'public' | 'password'): Promise<void> {
  const password = visibility === 'password' ? { password: 'marsh water 7' } : {};
  await installation.caller.call('changePublication', {
    params: { episodeId },
    body: { visibility, ...password },
  });
}

async function visit(
  options: Parameters<typeof Visitor.open>[2],
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const visitor = await Visitor.open(browser, installation, {
    stranger: true,
    reducedMotion: 'reduce',
    ...options,
  });
  await work(visitor.page);
  await visitor.close();
}

function say(page: Page, method: string, value?: unknown): Promise<void> {
  return page.evaluate(
    ([method, value]) =>
      (window as unknown as { say(method: unknown, value: unknown): void }).say(method, value),
    [method, value],
  );
}

/** The last thing that the player said by this name, once it has. */
async function lastMessage(page: Page, event: string): Promise<unknown> {
  const found = await page.waitForFunction(
    (event) =>
      (window as unknown as { messages: OwnMessage[] }).messages
        .filter((each) => each.event === event)
        .at(-1),
    event,
  );
  return ((await found.jsonValue()) as OwnMessage).value;
}

/** Who is heard in the frame: its own clock. */
function clockOf(page: Page): Promise<string> {
  return page.frameLocator('iframe').locator('[data-time]').innerText();
}

describe('the embedded player in another site', () => {
  it('plays in a sandbox without an origin and without storage', () =>
    visit({}, async (page) => {
      await page.goto(`${foreignUrl}/?sandbox`);
      const frame = page.frameLocator('iframe');
      expect(
        await frame.locator('html').evaluate(() => {
          try {
            return typeof localStorage;
          } catch (error) {
            return (error as Error).name;
          }
        }),
      ).toBe('SecurityError');
      await frame.getByRole('button', { name: 'Play' }).click();
      await expect.poll(() => clockOf(page)).not.toBe('0:00');
      expect(
        await frame.getByRole('button', { name: 'Pause' }).evaluate((b) => getComputedStyle(b).borderRadius),
      ).toBe('50%');
    }));

  it('is driven by keys', () =>
    visit({}, async (page) => {
      await page.goto(`${foreignUrl}/?height=640`);
      const frame = page.frameLocator('iframe');
      const play = frame.getByRole('button', { name: 'Play' });
      await play.waitFor();
      await page.keyboard.press('Tab');
      await expect.poll(() => play.evaluate((b) => b === document.activeElement)).toBe(true);
      await page.keyboard.press('l');
      expect(await clockOf(page)).toBe('0:15');
      await page.keyboard.press('Enter');
      await frame.getByRole('button', { name: 'Pause' }).waitFor();
      await page.keyboard.press('k');
      await play.waitFor();
      const slider = frame.getByRole('slider');
      await slider.focus();
      await page.keyboard.press('Home');
      await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('0');
    }));

  it('tells its chapters and its height, changes its theme, and refuses what it does not know', () =>
    visit({ colorScheme: 'light' }, async (page) => {
      await page.goto(`${foreignUrl}/?height=480`);
      const frame = page.frameLocator('iframe');
      await frame.getByRole('button', { name: 'Play' }).waitFor();
      const height = (await lastMessage(page, 'height')) as number;
      const { lists, own } = await frame.locator('main').evaluate((main: HTMLElement) => ({
        lists: [...main.querySelectorAll('ol')].map(
          (list) => [list.scrollHeight, list.clientHeight] as const,
        ),
        own: main.offsetHeight,
      }));
      expect(height).toBe(lists.reduce((sum, [all, shown]) => sum + all - shown, own));
      expect(height).toBeGreaterThan(480);
      await page.locator('iframe').evaluate((iframe: HTMLIFrameElement, px) => {
        iframe.height = String(px);
      }, 2 * height);
      await expect.poll(() => lastMessage(page, 'height')).toBe(2 * height);

      await say(page, 'getChapters');
      const chapters = (await lastMessage(page, 'getChapters')) as { title: string; start: number }[];
      const episode = await installation.caller.call('readTimeline', { params: { episodeId } });
      expect(chapters.map(({ start }) => start)).toEqual(
        episode.chapters.map(({ startMs }: { startMs: number }) => startMs / 1000),
      );
      await frame.getByRole('button', { name: 'Play' }).click();
      expect(await lastMessage(page, 'chapter')).toMatchObject({ index: 0, title: chapters[0]!.title });

      const ground = () => frame.locator('main').evaluate((main) => getComputedStyle(main).backgroundColor);
      const light = await ground();
      await say(page, 'setTheme', 'dark');
      await expect.poll(ground).not.toBe(light);
      await say(page, 'setTheme', 'system');
      await expect.poll(ground).toBe(light);

      await say(page, 'constructor');
      expect(await lastMessage(page, 'error')).toEqual({ message: 'constructor is not supported.' });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }));

  it.each(['7f7f7f', '000000', 'ffffff', 'd9432f', 'ffe14d', 'not-a-color', '"><script>'])(
    'can be read with the colour %s in both themes',
    (color) =>
      visit({}, async (page) => {
        for (const theme of ['light', 'dark']) {
          await page.goto(`/embed/${episodeId}?theme=${theme}&color=${encodeURIComponent(color)}`);
          const button = page.getByRole('button', { name: 'Play' });
          await button.waitFor();
          const [ink, ground] = await button.evaluate((b) => {
            const style = getComputedStyle(b);
            return [style.color, style.backgroundColor];
          });
          expect(contrast(ink!, ground!)).toBeGreaterThanOrEqual(4.5);
          if (/^[\da-f]{6}$/.test(color)) expect(ground).toBe(rgb(color));
          expect(await axeFaults(page)).toEqual([]);
        }
      }),
  );

  it('says on which page one hears what asks for a password', async () => {
    await changeTo('password');
    await visit({ expected: [{ about: /\/embed\//, fault: 401 }] }, async (page) => {
      await page.goto(foreignUrl);
      const frame = page.frameLocator('iframe');
      await frame.getByText('This episode asks for a password').waitFor();
      const link = frame.getByRole('link', { name: 'Listen on its page' });
      expect(await link.getAttribute('href')).toBe(`${installation.url}/listen/${episodeId}`);
    });
    await changeTo('public');
  });

  it('is found by programs that read the head and follow oEmbed', async () => {
    const found = await unfurl(`${installation.url}/listen/${episodeId}`);
    expect(found.twitter_card?.card).toBe('player');
    expect(found.twitter_card?.players?.[0]?.url).toContain(`/embed/${episodeId}`);
    expect(found.oEmbed).toMatchObject({ type: 'rich' });
    expect((found.oEmbed as { html: string }).html).toContain(`/embed/${episodeId}`);
  });

  it('answers oEmbed for what it is asked', async () => {
    const status = async (query: string) => (await fetch(`${installation.url}/oembed?${query}`)).status;
    const page = encodeURIComponent(`${installation.url}/listen/${episodeId}?t=73`);
    const answer = await (await fetch(`${installation.url}/oembed?url=${page}`)).json();
    expect(answer.html).toContain(`/embed/${episodeId}?t=73`);
    const player = encodeURIComponent(`${installation.url}/embed/${episodeId}`);
    expect(await status(`url=${player}&format=xml`)).toBe(200);
    expect(await status(`url=${player}&format=yaml`)).toBe(501);
    expect(await status(`url=${encodeURIComponent(`${installation.url}/listen/nothing`)}`)).toBe(404);
    await changeTo('password');
    expect(await status(`url=${page}`)).toBe(401);
    await changeTo('public');
  });

  it('is copied with its looks from the page of the episode, where one sees it first', () =>
    visit({ stranger: false, permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await page.goto(`/create/${episodeId}`);
      await page.getByRole('button', { name: 'Published: Everybody' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('With chapters').click();
      await dialog.getByText('Dark', { exact: true }).click();
      await dialog.getByRole('switch', { name: 'A colour of its own' }).click();
      await dialog.getByLabel('Colour', { exact: true }).fill('#ffe14d');
      const button = dialog.frameLocator('iframe').getByRole('button', { name: 'Play' });
      await expect
        .poll(() => button.evaluate((b) => getComputedStyle(b).backgroundColor))
        .toBe(rgb('ffe14d'));
      expect(await axeFaults(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Copy' }).last().click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^<iframe /);
      pasted = copied;
      await page.goto(`${foreignUrl}/pasted`);
      const frame = page.frameLocator('iframe');
      await frame.getByRole('button', { name: 'Play' }).click();
      await expect.poll(() => clockOf(page)).not.toBe('0:00');
      expect(await frame.locator('html').getAttribute('data-theme')).toBe('dark');
      expect(await page.locator('iframe').evaluate((iframe) => iframe.clientHeight)).toBe(352);
    }));

  it('opens the answers of the player, and no other page, to foreign frames', async () => {
    const headers = async (path: string) => (await fetch(`${installation.url}${path}`)).headers;
    const embed = await headers(`/embed/${episodeId}`);
    expect(embed.get('x-frame-options')).toBeNull();
    expect(embed.get('content-security-policy')).toContain('frame-ancestors *');
    expect(embed.get('cross-origin-resource-policy')).toBe('cross-origin');
    const listen = await headers(`/listen/${episodeId}`);
    expect(listen.get('x-frame-options')).toBe('DENY');
    expect(listen.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const sound = await headers(`/listen/${episodeId}/audio.mp3`);
    expect(sound.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});

describe('over a store that serves links itself', () => {
  it('plays in a sandbox from where the link leads', async () => {
    const s3 = await startS3();
    const { bucket, endpoint = '', accessKeyId, secretAccessKey } = s3.config;
    const stored = await Installation.open({
      AFTERWORD_S3_BUCKET: bucket,
      AFTERWORD_S3_ENDPOINT: endpoint,
      AFTERWORD_S3_KEY: accessKeyId,
      AFTERWORD_S3_SECRET: secretAccessKey,
    });
    const { id } = await stored.make(essay(1), { targetMinutes: 1 });
    await stored.caller.call('publishEpisode', { params: { episodeId: id } });
    await stored.caller.call('changePublication', {
      params: { episodeId: id },
      body: { visibility: 'public' },
    });
    pasted = `<iframe sandbox="allow-scripts" title="Episode" src="${stored.url}/embed/${id}" allow="autoplay"></iframe>`;
    await visit({}, async (page) => {
      const sound = page.waitForResponse((answer) => answer.url().startsWith(endpoint));
      await page.goto(`${foreignUrl}/pasted`);
      await page.frameLocator('iframe').getByRole('button', { name: 'Play' }).click();
      expect((await sound).ok()).toBe(true);
      await expect.poll(() => clockOf(page)).not.toBe('0:00');
    });
    await stored.close();
    await s3.stop();
  });
});

/** "d9432f" as browsers write it. */
function rgb(hex: string): string {
  return `rgb(${[0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
}

/** Contrast of two colours as browsers write them (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [red, green, blue] = [...color.matchAll(/\d+/g)].map(([digits]) => {
      const share = Number(digits) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}
