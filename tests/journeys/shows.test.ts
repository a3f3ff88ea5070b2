import type { Browser } from 'playwright-core';
import Parser from 'rss-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depth } from '../house/depth.ts';
import { essay } from '../service/workplace.ts';
import { axeFaults } from './support/axe.ts';
import { openChromium } from './support/chromium.ts';
import { Installation } from './support/installation.ts';
import { misfits } from './support/layout.ts';
import { Visitor } from './support/visitor.ts';

const SCREENS = depth<readonly [number, 'light' | 'dark'][]>(
  [[390, 'dark']],
  [390, 820, 1440].flatMap((width) => [
    [width, 'light'] as [number, 'light'],
    [width, 'dark'] as [number, 'dark'],
  ]),
);

let installation: Installation;
let browser: Browser;
let title: string;
/** As an address of the application ends in it. */
let showId: string;
let pagePath: string;

beforeAll(async () => {
  [installation, browser] = await Promise.all([Installation.open(), openChromium()]);
  const made = await installation.make(essay(1), { targetMinutes: 1 });
  title = made.title;
  const params = { episodeId: made.id };
  await installation.caller.call('publishEpisode', { params });
  await installation.caller.call('changePublication', { params, body: { visibility: 'public' } });
});
afterAll(async () => {
  await browser?.close();
  await installation?.close();
});

describe('a show', () => {
  it('is made, mended and followed', async () => {
    const visitor = await Visitor.open(browser, installation, { reducedMotion: 'reduce' });
    const { page } = visitor;
    await page.goto('/library/shows');
    await page.getByRole('button', { name: 'New show' }).click();
    await page.getByLabel('Title').fill('Tides & other slow things');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Tides & other slow things', level: 1 }).waitFor();
    showId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    await page.getByText('No episode belongs to it yet.').waitFor();
    await page.getByRole('button', { name: 'Add episodes' }).first().click();
    await page.getByRole('button', { name: `Add ${title}` }).click();
    await page.getByText('No finished episode is left').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('In the feed').waitFor();

    await page.getByRole('button', { name: 'Draw artwork' }).first().click();
    await page.getByRole('button', { name: 'Draw it anew' }).waitFor();
    const preflight = page.getByRole('region', { name: 'Before you submit it to directories' });
    await preflight.getByRole('listitem').filter({ hasText: 'no category' }).getByRole('button').click();
    await expect
      .poll(() => page.getByLabel('Category').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.getByLabel('Category').selectOption('Science > Earth Sciences');
    await page.getByLabel('Description').fill('Where the sea goes, and why it comes back.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
    await preflight.getByText('no category').waitFor({ state: 'detached' });

    pagePath = new URL(await page.getByLabel('Its page').inputValue()).pathname;
    const feedUrl = await page.getByLabel('Address of the feed').inputValue();
    const feed = await new Parser().parseString(await (await fetch(feedUrl)).text());
    expect(feed.items.map((item) => item.title)).toEqual([title]);
    await visitor.close();
  });

  it('has a page that is read and searched without a script', async () => {
    const visitor = await Visitor.open(browser, installation, { stranger: true, javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(pagePath);
    await page.getByRole('heading', { name: 'Tides & other slow things' }).waitFor();
    expect(
      await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href'),
    ).toContain('/feeds/tides-other-slow-things.xml');
    const [series] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(series ?? '')).toMatchObject({ '@type': 'PodcastSeries' });
    const { script } = await installation.caller.call('readScript', {
      params: {
        episodeId: (await page.getByRole('link', { name: title }).getAttribute('href'))!.split('/').at(-1)!,
      },
    });
    const word = script.turns[0]!.text.split(/\W+/).find((each) => each.length > 6) ?? '';
    await page.getByLabel('Words to search').fill(word);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { name: `with “${word}”` }).waitFor();
    await page.getByLabel('Words to search').fill('xylophone');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { name: 'Nobody says “xylophone” here' }).waitFor();
    await visitor.close();
  });

  it.each(SCREENS)('is clean on its pages at %i px in the %s theme', async (width, theme) => {
    const visitor = await Visitor.open(browser, installation, {
      viewport: { width, height: 900 },
      colorScheme: theme,
      reducedMotion: 'reduce',
      hasTouch: width < 800,
    });
    const { page } = visitor;
    for (const address of ['/library/shows', `/library/shows/${showId}`, pagePath]) {
      await page.goto(address);
      await page.getByText('Tides & other slow things').first().waitFor();
      await page.waitForLoadState('networkidle');
      if (process.env.SHOTS)
        await page.screenshot({
          path: `${process.env.SHOTS}/${address.split('/')[1]}-${address.length}-${width}-${theme}.png`,
          fullPage: true,
        });
      expect.soft(await axeFaults(page)).toEqual([]);
      expect.soft(await misfits(page)).toEqual([]);
    }
    await visitor.close();
  });
});
