import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../../journeys/support/chromium.ts';
import {
  finishedShow,
  liveShow,
  NEW_PLAYER,
  STRETCH_MS,
  Stage,
  state,
  TURN_MS,
  tell,
  told,
} from './stage/stage.ts';

/** A real browser, real sound (of silence) over HTTP; only the page around the player is left out. */
let browser: Browser;
let stage: Stage;
beforeAll(async () => {
  [browser, stage] = await Promise.all([openChromium(), Stage.open()]);
});
afterAll(async () => {
  await browser?.close();
  await stage?.close();
});

/** Every way sound can come while a show is made. */
const FEEDS: [string, (() => void) | undefined][] = [
  ['Media Source', undefined],
  [
    'a growing file',
    () => {
      Reflect.deleteProperty(globalThis, 'MediaSource');
      Reflect.deleteProperty(globalThis, 'ManagedMediaSource');
      HTMLMediaElement.prototype.canPlayType = () => '';
    },
  ],
];

describe.each(FEEDS)('a show that is being made, by %s', (_name, init) => {
  it('is heard to its edge, waits there, goes on by itself, and ends on the finished file', async () => {
    const page = await stage.page(browser, init);
    await tell(page, 'load', liveShow(2));
    await expect.poll(() => state(page)).toMatchObject({ source: 'live', playing: false, positionMs: 0 });

    await tell(page, 'setRate', 3);
    await tell(page, 'play');
    await expect.poll(() => state(page)).toMatchObject({ playing: true, catchingUp: true });
    expect((await state(page)).positionMs).toBeGreaterThan(2 * STRETCH_MS - 500);

    await tell(page, 'load', liveShow(4));
    await expect.poll(async () => (await state(page)).positionMs).toBeGreaterThan(2 * STRETCH_MS + 400);
    expect(await state(page)).toMatchObject({ playing: true, catchingUp: false });

    await tell(page, 'setRate', 1);
    const before = (await state(page)).positionMs;
    await tell(page, 'load', finishedShow(20 * STRETCH_MS, 6000));
    await expect.poll(() => state(page)).toMatchObject({ source: 'file', playing: true, rate: 1 });
    const states = await told(page);
    const taken = states.findIndex(({ source }) => source === 'file');
    const [last, first] = [states[taken - 1]!.positionMs, states[taken]!.positionMs - 6000];
    expect(last).toBeGreaterThanOrEqual(before);
    // No word is heard twice; what the page told last may be a moment ahead of what was heard.
    expect(first).toBeGreaterThanOrEqual(last - 150);
    // At most a turn and its pause.
    expect(first - last).toBeLessThan(TURN_MS);
    await page.close();
  });

  it('jumps to and fro within what is made', async () => {
    const page = await stage.page(browser, init);
    await tell(page, 'load', liveShow(4));
    await tell(page, 'play');
    await expect.poll(async () => (await state(page)).positionMs).toBeGreaterThan(200);
    await tell(page, 'seek', 9e9);
    await expect.poll(() => state(page)).toMatchObject({ catchingUp: true });
    expect((await tell(page, 'seek', 1000)).positionMs).toBeCloseTo(1000, -1);
    await expect.poll(async () => (await state(page)).positionMs).toBeGreaterThan(1200);
    await page.close();
  });
});

it('goes on when the connection was away', async () => {
  const page = await stage.page(browser);
  await tell(page, 'load', liveShow(1));
  await tell(page, 'play');
  await expect.poll(async () => (await state(page)).positionMs).toBeGreaterThan(200);
  stage.isCut = true;
  await tell(page, 'load', liveShow(3));
  await expect
    .poll(() => state(page))
    .toMatchObject({ waiting: true, fault: expect.stringContaining('by itself') });
  stage.isCut = false;
  await expect.poll(async () => (await state(page)).positionMs).toBeGreaterThan(STRETCH_MS + 300);
  expect(await state(page)).toMatchObject({ playing: true, waiting: false, fault: undefined });
  await page.close();
});

it('never begins by itself, and begins where it was left', async () => {
  const page = await stage.page(browser);
  await tell(page, 'load', finishedShow(20 * STRETCH_MS));
  await tell(page, 'seek', 12_000);
  await tell(page, 'destroy');
  await page.evaluate(NEW_PLAYER);
  // Another rendering in the meantime: the same turn begins a second later.
  await tell(page, 'load', finishedShow(20 * STRETCH_MS, 1000));
  await expect.poll(async () => (await state(page)).positionMs).toBeCloseTo(13_000, -1);
  expect(await state(page)).toMatchObject({ source: 'file', playing: false, waiting: false });
  await page.close();
});

it('begins again after its end', async () => {
  const page = await stage.page(browser);
  await tell(page, 'load', finishedShow(2 * STRETCH_MS));
  await tell(page, 'seek', 2 * STRETCH_MS - 500);
  await tell(page, 'play');
  await expect.poll(() => state(page)).toMatchObject({ ended: true, playing: false });
  expect(await tell(page, 'play')).toMatchObject({ ended: false, playing: true, positionMs: 0 });
  await expect.poll(async () => (await state(page)).positionMs).toBeGreaterThan(200);
  await page.close();
});
