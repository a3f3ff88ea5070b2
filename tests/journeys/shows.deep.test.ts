import type { Browser } from 'playwright-core';
import Parser from 'rss-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallResponse } from '../../src/kernel/contracts/api/api.ts';
import { essay } from '../service/workplace.ts';
import { axeFaults } from './support/axe.ts';
import { openChromium } from './support/chromium.ts';
import { Installation } from './support/installation.ts';
import { misfits } from './support/layout.ts';
import { EVERY_SCREEN } from './support/screens.ts';
import { Visitor } from './support/visitor.ts';

let installation: Installation;
let browser: Browser;
/** Of an episode that no show has yet. */
let title: string;
/** A show with everything, for those who look at it, and one that was taken over from its feed. */
let show: CallResponse<'readShow'>;
let taken: CallResponse<'readShow'>;

beforeAll(async () => {
  [installation, browser] = await Promise.all([
    // It takes a podcast over from itself.
    Installation.open(async (url) => ({ AFTERWORD_FETCH_ALLOWED: new URL(url).host })),
    openChromium(),
  ]);
  const { caller } = installation;
  const free = await installation.make(essay(1), { targetMinutes: 1 });
  const placed = await installation.make(essay(2), { targetMinutes: 1 });
  title = free.title;
  for (const { id: episodeId } of [free, placed]) {
    await caller.call('publishEpisode', { params: { episodeId } });
    await caller.call('changePublication', { params: { episodeId }, body: { visibility: 'public' } });
  }
  const { id: showId } = await caller.call('createShow', {
    body: {
      title: 'Marsh notes, and what the water leaves behind',
      author: 'Ada Sailor',
      description: 'Where the sea goes, and why it comes back.\nRead by two voices.',
      category: 'Science > Earth Sciences',
      isLocked: false,
    },
  });
  await caller.call('drawShowArtwork', { params: { showId } });
  const place = { season: 1, number: 4, kind: 'bonus' } as const;
  show = await caller.call('putShowEpisode', { params: { showId, episodeId: placed.id }, body: place });
  await caller.call('createShowSubscriber', { params: { showId }, body: { name: 'Eve' } });
  taken = await caller.call('importShow', { body: { feedUrl: `${show.feedUrl}?page=1` } });
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

    await page.getByText('No episode belongs to it yet.').waitFor();
    await page.getByRole('button', { name: 'Add episodes' }).first().click();
    await page.getByRole('button', { name: `Add ${title}` }).click();
    await page.getByRole('button', { name: `Add ${title}` }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('In the feed', { exact: true }).waitFor();

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

    const feedUrl = await page.getByLabel('Address of the feed', { exact: true }).inputValue();
    const feed = await new Parser().parseString(await (await fetch(feedUrl)).text());
    expect(feed.items.map((item) => item.title)).toEqual([title]);
    await visitor.close();
  });

  it('is taken over from the feed of another host, with its artwork and sound', async () => {
    const visitor = await Visitor.open(browser, installation, {
      reducedMotion: 'reduce',
      expected: [{ about: /\/shows\/import$/, fault: 422 }],
    });
    const { page } = visitor;
    await page.goto('/library/shows');
    await page.getByRole('button', { name: 'Import a podcast' }).click();
    await page.getByLabel('Address of the feed').fill(`${installation.url}/nowhere.xml`);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('The site has no page at this address.').waitFor();
    await page.getByLabel('Address of the feed').fill(show.feedUrl);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('heading', { name: 'Imported episodes' }).waitFor();
    await page.getByText('In the feed, kept here').waitFor();
    const showId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const imported = await installation.caller.call('readShow', { params: { showId } });
    expect(imported).toMatchObject({ title: show.title, podcastGuid: show.podcastGuid });
    const feed = await new Parser().parseString(await (await fetch(imported.feedUrl)).text());
    expect(feed.items.map(({ guid }) => guid)).toEqual(show.members.map(({ episodeId }) => episodeId));
    await page.goto(imported.pagePath);
    await page.locator('audio').evaluate((sound: HTMLAudioElement) => {
      sound.muted = true;
      return sound.play();
    });
    await expect
      .poll(() => page.locator('audio').evaluate((sound: HTMLAudioElement) => sound.currentTime))
      .toBeGreaterThan(0.2);
    await visitor.close();
  });

  it('has a page that is read and searched without a script', async () => {
    const visitor = await Visitor.open(browser, installation, { stranger: true, javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(show.pagePath);
    await page.getByRole('heading', { name: show.title }).waitFor();
    expect(
      await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href'),
    ).toContain(show.feedPath);
    const [series] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(series ?? '')).toMatchObject({ '@type': 'PodcastSeries' });
    const { script } = await installation.caller.call('readScript', {
      params: { episodeId: show.members[0]!.episodeId },
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

  it.each(EVERY_SCREEN)('is clean on its pages at %i px in the %s theme', async (width, theme) => {
    const visitor = await Visitor.open(browser, installation, {
      viewport: { width, height: 900 },
      colorScheme: theme,
      reducedMotion: 'reduce',
      hasTouch: width < 800,
    });
    const { page } = visitor;
    const own = [show, taken].flatMap(({ id, pagePath }) => [`/library/shows/${id}`, pagePath]);
    for (const address of ['/library/shows', ...own]) {
      await page.goto(address);
      await page.getByText(show.title).first().waitFor();
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
