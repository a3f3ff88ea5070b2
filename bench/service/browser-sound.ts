import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { FIXTURES } from '../subjects/fixtures.ts';

/** Milliseconds from the moment a file is given to the page, in the order in which things happen. */
export interface Wait {
  uploaded: number;
  read: number;
  written: number;
  spoken: number;
  stored: number;
  fetched: number;
  audible: number;
  heardASecond: number;
}

const RECORDER = path.join(import.meta.dirname, 'page', 'recorder.js');
/** A person looks at the page for a moment before choosing a file. */
const LOOKING_MS = 2000;
const LONGEST_MS = 60_000;

/** A browser in which somebody is signed in. */
export async function signIn(browser: Browser, link: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('heading', { name: 'Make an episode' }).waitFor();
  await page.close();
  return context;
}

/** Gives the page the report of 20 pages and waits until a second of its episode has been heard. */
export async function hearReport(context: BrowserContext, url: string): Promise<Wait> {
  const page = await context.newPage();
  try {
    await page.addInitScript({ path: RECORDER });
    const told = listenToEvents(page);
    await page.goto(`${url}/create`);
    await page.getByRole('heading', { name: 'Make an episode' }).waitFor();
    await sleep(LOOKING_MS);
    await page.getByRole('group', { name: 'Sources' }).getByLabel('Files').setInputFiles(FIXTURES.report);
    await heard(page);
    return await waitOf(page, told);
  } finally {
    await page.close();
  }
}

async function heard(page: Page): Promise<void> {
  for (const until = performance.now() + LONGEST_MS; performance.now() < until; await sleep(50))
    if ((await marksOf(page)).heardASecond) return;
  throw new Error(`Nothing was heard within ${LONGEST_MS / 1000} s: ${JSON.stringify(await marksOf(page))}`);
}

function marksOf(page: Page): Promise<Marks> {
  return page.evaluate(() => (globalThis as unknown as { firstSound: Marks }).firstSound);
}

type StageWaits = Partial<Record<'read' | 'written' | 'spoken' | 'stored', number>>;

/** When the page was told of each step, in milliseconds since 1970: by its socket, or by answers that waited. */
function listenToEvents(page: Page): StageWaits {
  const told: StageWaits = {};
  const take = (event: TellingEvent | undefined, now: number) => {
    const state = (id: string) => event?.data?.stages?.find((stage) => stage.id === id)?.state;
    if (state('read') === 'done') told.read ??= now;
    if (state('write') === 'done') told.written ??= now;
    if (state('mix') === 'running') told.spoken ??= now;
    if (event?.kind === 'episode.segment') told.stored ??= now;
  };
  const now = () => performance.timeOrigin + performance.now();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      take((JSON.parse(String(payload)) as { event?: TellingEvent }).event, now());
    }),
  );
  page.on('requestfinished', async (request) => {
    if (!request.url().includes('/api/v1/events?')) return;
    const at = now();
    const answer = (await (await request.response())?.json().catch(() => undefined)) as
      | { events: TellingEvent[] }
      | undefined;
    for (const event of answer?.events ?? []) take(event, at);
  });
  return told;
}

interface TellingEvent {
  kind: string;
  data?: { stages?: Stage[] };
}

interface Stage {
  id: string;
  state: string;
}

type Marks = Partial<Record<'given' | 'audible' | 'heardASecond', number>>;

async function waitOf(page: Page, told: StageWaits): Promise<Wait> {
  const marks = await marksOf(page);
  const { uploaded, fetched } = await page.evaluate(() => {
    const answered = (address: RegExp) => {
      const found = performance.getEntriesByType('resource').find(({ name }) => address.test(name));
      return found
        ? performance.timeOrigin + (found as unknown as { responseEnd: number }).responseEnd
        : Number.NaN;
    };
    return {
      uploaded: answered(/\/uploads\/[^/]+$/),
      fetched: answered(/\/live\/[^/]+\/0\.mp3$/),
    };
  });
  const since = (at: number | undefined) => (at ?? Number.NaN) - (marks.given ?? Number.NaN);
  return {
    uploaded: since(uploaded),
    read: since(told.read),
    written: since(told.written),
    spoken: since(told.spoken),
    stored: since(told.stored),
    fetched: since(fetched),
    audible: since(marks.audible),
    heardASecond: since(marks.heardASecond),
  };
}
