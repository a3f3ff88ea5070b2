import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { step } from '../house/step.ts';
import { essay } from '../service/workplace.ts';
import { openChromium } from './support/chromium.ts';
import { Installation } from './support/installation.ts';
import { misfits } from './support/layout.ts';
import { EpisodePage } from './support/maker.ts';
import { greatestJump, hear, moments, position, sound } from './support/sound.ts';
import { longText } from './support/texts.ts';
import { Visitor } from './support/visitor.ts';

let installation: Installation;
let browser: Browser;
/** An episode of about three minutes. */
let finished: string;
beforeAll(async () => {
  [installation, browser] = await Promise.all([Installation.open(), openChromium()]);
  finished = (await installation.make(longText('tides'), { targetMinutes: 3 })).id;
});
afterAll(async () => {
  await browser?.close();
  await installation?.close();
});

describe('a phone', () => {
  it('goes the whole way by taps, and nothing scrolls sideways', async () => {
    const visitor = await Visitor.open(browser, installation, {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    });
    const { page } = visitor;
    const episode = new EpisodePage(page);
    await page.goto('/library');
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Create' }).tap();
    await page.getByRole('heading', { name: 'Make an episode' }).waitFor();
    await page.getByRole('button', { name: 'take a photo' }).waitFor();
    await page.getByRole('button', { name: 'paste text' }).tap();
    await page.getByRole('textbox', { name: 'Text' }).fill(essay(3) + essay(4));
    expect(await misfits(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add the text' }).tap();
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: 'Lecture' }) })
      .tap();
    expect(await page.getByRole('radio', { name: 'Lecture' }).isChecked()).toBe(true);
    expect(await misfits(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make the episode' }).tap();
    // It stands below the form, and comes into sight by itself.
    await episode.player.waitFor();
    await expect.poll(() => isInSight(episode.player)).toBe(true);

    await episode.player.getByRole('button', { name: 'Play', exact: true }).tap();
    await hear(page, 0.5);
    await episode.is('done');
    await episode.hearsFrom('file');
    expect(await misfits(page)).toEqual([]);
    const small = page.getByRole('region', { name: 'Player at the foot of the page' });
    await episode.lines.last().scrollIntoViewIfNeeded();
    await small.waitFor();
    await small.getByRole('button', { name: 'Pause' }).tap();
    expect((await sound(page)).paused).toBe(true);
    expect(await misfits(page)).toEqual([]);
    const last = episode.lines.last();
    await last.locator('p').tap();
    await page.getByRole('region', { name: 'What this line rests on' }).waitFor();
    await last.getByRole('button', { name: /^Play from/ }).tap();
    await expect.poll(() => last.getAttribute('aria-current')).toBe('true');
    expect(await misfits(page)).toEqual([]);
    await visitor.close();
  });
});

describe('a keyboard', () => {
  let visitor: Visitor;
  let page: Page;
  let episode: EpisodePage;
  beforeAll(async () => {
    // What fades in is there at once.
    visitor = await Visitor.open(browser, installation, { reducedMotion: 'reduce' });
    page = visitor.page;
    episode = new EpisodePage(page);
  });
  afterAll(() => visitor?.close());

  /** The slider answers to Home, the page to the others. */
  async function at(key: string, seconds: number): Promise<void> {
    const slider = episode.player.getByRole('slider', { name: 'Position' });
    if (key === 'Home') await slider.press(key);
    else await page.keyboard.press(key);
    if (key === 'Home') await slider.blur();
    await expect.poll(() => position(page), { message: key }).toBeCloseTo(seconds, 0);
  }

  it('does all that a mouse does', { timeout: 600_000 }, async () => {
    await step('plays, pauses, skips, and sets the volume, wherever the focus is', async () => {
      await episode.open(finished);
      await episode.hearsFrom('file');
      await page.getByRole('heading', { level: 2 }).last().waitFor();
      await page.keyboard.press('Space');
      await hear(page, 0.3);
      await page.keyboard.press('k');
      await expect.poll(async () => (await sound(page)).paused).toBe(true);
      await at('Home', 0);
      await at('l', 15);
      await at('ArrowRight', 20);
      await at('ArrowLeft', 15);
      await at('j', 0);
      await page.keyboard.press('ArrowDown');
      expect((await sound(page)).volume).toBeCloseTo(0.9);
      await page.keyboard.press('ArrowUp');
      expect((await sound(page)).volume).toBe(1);
      await page.keyboard.press('m');
      expect((await sound(page)).muted).toBe(true);
      await page.keyboard.press('m');
      expect((await sound(page)).muted).toBe(false);
      // Not while one writes.
      await page.getByLabel('Focus').last().focus();
      await page.keyboard.type('jkl m');
      expect(await page.getByLabel('Focus').last().inputValue()).toBe('jkl m');
      expect((await sound(page)).paused).toBe(true);
      await page.getByLabel('Focus').last().fill('');
    });

    await step('shows its keys in a dialog that holds the focus and gives it back', async () => {
      const opener = page.getByRole('button', { name: 'Keys of the player' });
      await opener.focus();
      await page.keyboard.press('?');
      const dialog = page.getByRole('dialog', { name: 'Keys of the player' });
      await dialog.waitFor();
      await holdsFocus(page, 'dialog');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => focused(page)).toBe('Keys of the player');
    });

    await step(
      'opens every dialog and menu of the pages, which hold the focus and give it back',
      async () => {
        for (const name of ['paste text', 'add a link', /^Change the voice of Maya/] as const) {
          const opener = page.getByRole('button', { name }).first();
          await opener.focus();
          const label = await focused(page);
          await page.keyboard.press('Enter');
          await page.getByRole('dialog').waitFor();
          await holdsFocus(page, 'dialog');
          await page.keyboard.press('Escape');
          await page.getByRole('dialog').waitFor({ state: 'hidden' });
          await expect.poll(() => focused(page)).toBe(label);
        }
        for (const name of [/^Account of/, 'Chapters', 'Sleep timer', 'Downloads', /^Speed/]) {
          const opener = page.getByRole('button', { name }).first();
          await opener.focus();
          const label = await focused(page);
          await page.keyboard.press('Enter');
          const menu = page.getByRole('menu');
          await menu.waitFor();
          await expect
            .poll(() => page.evaluate(() => document.activeElement?.role ?? ''))
            .toMatch(/^menuitem/);
          const before = await focused(page);
          await page.keyboard.press('ArrowDown');
          if ((await menu.getByRole('menuitem').or(menu.getByRole('menuitemradio')).count()) > 1)
            await expect.poll(() => focused(page)).not.toBe(before);
          await page.keyboard.press('Escape');
          await menu.waitFor({ state: 'hidden' });
          await expect.poll(() => focused(page)).toBe(label);
        }
      },
    );

    await step('reaches everything by Tab, in the order it is read', async () => {
      await episode.open(finished);
      await episode.hearsFrom('file');
      await episode.lines.first().waitFor();
      const visited = await tabThrough(page);
      const controls = await page.evaluate(() => {
        const all = 'a[href], button, input, select, textarea, summary, [role=slider]';
        return [...document.querySelectorAll<HTMLElement>(all)]
          .filter((each) => each.checkVisibility() && !each.matches(':disabled') && each.tabIndex >= 0)
          .map((each) => each.dataset.visit ?? `${each.localName} ${each.ariaLabel ?? each.textContent}`);
      });
      const unreached = controls.filter((each) => !/^\d+$/.test(each));
      // Of a group of radio buttons Tab reaches the one that is chosen.
      expect(unreached.filter((each) => !each.startsWith('input'))).toEqual([]);
      expect(visited.jumpsUp, 'the focus goes back up the page').toEqual([]);
      expect(visited.unseen, 'the focus is on something nobody sees').toEqual([]);
    });
  });
});

it('a line that is changed is spoken again while the episode plays on at its place', async () => {
  const visitor = await Visitor.open(browser, installation);
  const { page } = visitor;
  const episode = new EpisodePage(page);
  await episode.open(finished);
  await episode.play();
  await hear(page, 1);
  const before = await installation.caller.call('readScript', { params: { episodeId: finished } });
  const turn = before.script.turns.at(-2)!;
  const line = page.locator(`[data-turn="${turn.id}"]`);
  const params = { episodeId: finished };
  const body = { text: 'These words were never in any of the sources.' };
  await installation.caller.call('changeTurn', { params: { ...params, turnId: turn.id }, body });
  await installation.caller.call('renderScript', { params });
  await expect.poll(() => line.locator('p').first().innerText()).toContain('never in any');
  expect((await installation.caller.finished(finished)).status).toBe('done');
  await episode.is('done');
  const first = (await moments(page))[0]?.source;
  // The new file takes over at the next pause, while the old one is heard.
  await expect.poll(async () => (await moments(page)).at(-1)?.source).not.toBe(first);
  await hear(page, 1);
  expect((await sound(page)).paused).toBe(false);
  expect(greatestJump(await moments(page)), 'seconds the sound jumped at most').toBeLessThan(1);

  await visitor.close();
});

/** The name of what has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: now } = document;
    return now?.ariaLabel ?? now?.textContent?.trim() ?? '';
  });
}

/** Goes round once with Tab and never leaves the dialog. */
async function holdsFocus(page: Page, role: string): Promise<void> {
  const within = () =>
    page.evaluate((name) => document.activeElement?.closest(`[role=${name}]`) !== null, role);
  await expect.poll(within).toBe(true);
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    // Between the last and the first stands a guard that passes the focus on.
    await expect.poll(within).toBe(true);
  }
}

function isInSight(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
}

/** Presses Tab from where the focus is to the end of the page. Marks what had the focus with `data-visit`. */
async function tabThrough(page: Page): Promise<{ jumpsUp: string[]; unseen: string[] }> {
  const jumpsUp: string[] = [];
  const unseen: string[] = [];
  let last = { column: '', top: Number.NEGATIVE_INFINITY };
  for (let press = 0; press < 200; press++) {
    await page.keyboard.press('Tab');
    const now = await page.evaluate(async (number) => {
      // What appears with the focus may fade in, from the frame after on.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(fading.map(({ finished }) => finished));
      const element = document.activeElement as HTMLElement | null;
      if (!element || element === document.body || element.dataset.visit) return undefined;
      element.dataset.visit = String(number);
      const box = element.getBoundingClientRect();
      return {
        name: `${element.localName} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`,
        column:
          element.closest('header, nav, section')?.ariaLabel ??
          element.closest('header, nav')?.localName ??
          '',
        top: box.top + window.scrollY,
        height: box.height,
        seen: box.width > 0 && box.height > 0 && element.checkVisibility({ opacityProperty: true }),
      };
    }, press);
    if (!now) break;
    if (!now.seen) unseen.push(now.name);
    // Within a row the buttons differ by a few pixels.
    if (now.column === last.column && now.top < last.top - 40) jumpsUp.push(now.name);
    last = now;
  }
  return { jumpsUp, unseen };
}
