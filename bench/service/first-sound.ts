import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { Caller } from '../../tests/service/caller.ts';
import type { BenchContext, Chapter } from '../measures/context.ts';
import { seconds, table } from '../table.ts';
import { median } from '../timing.ts';
import { hearReport, signIn, type Wait } from './browser-sound.ts';
import { ServiceRun } from './service-run.ts';

const AIM_MS = 2000;
/** Sound is decoded and its clock runs; it only reaches no loudspeaker. */
const CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--autoplay-policy=no-user-gesture-required',
  '--mute-audio',
];

const STEPS: [keyof Wait, string][] = [
  ['uploaded', 'the file is with the server'],
  ['read', 'the page is told that it is read'],
  ['written', 'the page is told that the script is written'],
  ['spoken', 'the page is told that the first turn is spoken'],
  ['stored', 'the page is told of the first stretch of sound'],
  ['fetched', 'the page has that stretch'],
  ['audible', '**the first sound is heard**'],
  ['heardASecond', 'a second of it has been heard'],
];

/** From a file given to the page to sound, in Debian's Chromium. */
export async function measureBrowserSound({ quick, say }: BenchContext): Promise<Chapter> {
  const runs = quick ? 3 : 5;
  const service = new ServiceRun();
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: CHROMIUM });
  try {
    await service.start('serve');
    await service.stop();
    const cold = await hearCold(service, browser, runs);
    const warm = await hearWarm(service, browser, runs);
    const of = (waits: Wait[], step: keyof Wait) => median(waits.map((wait) => wait[step]));
    say(`first sound in the browser: ${seconds(of(warm, 'audible'))}, cold ${seconds(of(cold, 'audible'))}`);
    return {
      title: 'The service: first sound in the browser',
      body: [
        `Chromium, signed in, with the page open for two seconds. It is given the report of 20 pages; Make and Play are pressed as soon as they can be; a deep dive of 8 minutes at speed 1, nothing in the cache. The clock starts when the file is given, and each row says how long it takes until then; median of ${runs} runs. Cold: the first episode after the service was started. Warm: later ones.`,
        table(
          ['Until', 'Cold', 'Warm'],
          STEPS.map(([step, name]) => [name, seconds(of(cold, step)), seconds(of(warm, step))]),
        ),
        `First sounds, each run: cold ${list(cold)}; warm ${list(warm)}.`,
      ].join('\n\n'),
      goals: [goal('', of(warm, 'audible')), goal(', first episode after the start', of(cold, 'audible'))],
    };
  } finally {
    await browser.close();
    await service.remove();
  }
}

function goal(which: string, ms: number) {
  const name = `From the upload of a 20-page document to the first sound in the browser${which}`;
  return { name, aim: 'under 2 s', measured: seconds(ms), met: ms < AIM_MS };
}

function list(waits: Wait[]): string {
  return waits.map(({ audible }) => seconds(audible)).join(', ');
}

async function hearCold(service: ServiceRun, browser: Browser, runs: number): Promise<Wait[]> {
  const waits: Wait[] = [];
  for (let i = 0; i < runs; i++) {
    await service.emptyCache();
    const { url, signIn: link } = await service.start('serve');
    const context = await signIn(browser, link);
    waits.push(await hearReport(context, url));
    await cancelAll(context, url);
    await context.close();
    await service.stop();
  }
  return waits;
}

async function hearWarm(service: ServiceRun, browser: Browser, runs: number): Promise<Wait[]> {
  const { url, signIn: link } = await service.start('serve');
  const context = await signIn(browser, link);
  const waits: Wait[] = [];
  for (let i = 0; i <= runs; i++) {
    await service.emptyCache();
    waits.push(await hearReport(context, url));
    await cancelAll(context, url);
  }
  await context.close();
  await service.stop();
  // The first one was the cold one.
  return waits.slice(1);
}

/** Stops what is being made and waits until nothing of it goes on. */
async function cancelAll(context: BrowserContext, url: string): Promise<void> {
  const caller = new Caller(url);
  caller.cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const { episodes } = await caller.call('listEpisodes');
  for (const { id, status } of episodes)
    if (status === 'running' || status === 'queued')
      await caller.call('cancelEpisode', { params: { episodeId: id } });
  await sleep(SETTLED_MS);
}

/** Longer than a run takes to notice that it was cancelled. */
const SETTLED_MS = 2000;
