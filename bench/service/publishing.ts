import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { writeFeed } from '../../src/publish/feed/write-feed.ts';
import { CHANGED, item, onePage, show } from '../../tests/publish/sample-feed.ts';
import type { BenchContext, Chapter, Goal } from '../measures/context.ts';
import { figure, seconds, table } from '../table.ts';
import { median, timeRuns } from '../timing.ts';
import { startNginx } from './nginx.ts';
import { ServiceRun } from './service-run.ts';
import { compare } from './throughput.ts';

const LANDING_LIMIT_BYTES = 100_000;
const EPISODES = 1000;

/** The landing page as a telephone loads it, and a feed of many episodes. */
export async function measurePublishing(context: BenchContext): Promise<Chapter> {
  const service = new ServiceRun();
  const nginx = await startNginx(path.join(context.folder, 'nginx-publishing'));
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const { url } = await service.start('server');
    const loads = [];
    for (let i = 0; i < (context.quick ? 3 : 5); i++) loads.push(await loadLanding(browser, url));
    const html = Buffer.from(await (await fetch(url)).arrayBuffer());
    await writeFile(path.join(nginx.files, 'landing.html'), html);
    const asked = await compare(context, 'The landing page, not packed', [
      { url: `${url}/`, headers: { Accept: 'text/html', 'Accept-Encoding': 'identity' } },
      { url: `${nginx.url}/landing.html` },
    ]);
    return chapterOf(loads, asked, await timeFeed(context));
  } finally {
    await browser.close();
    await nginx.stop();
    await service.remove();
  }
}

/** Run in the page: Node's own observer knows no paint. */
const LARGEST_PAINT = `new Promise((resolve) => {
  const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime));
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
})`;

interface Landing {
  /** Sent for the page, its styles, scripts and fonts, as they came packed. */
  bytes: number;
  largestPaintMs: number;
}

/** One load into an empty cache, at the width of a telephone. */
async function loadLanding(browser: Browser, url: string): Promise<Landing> {
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await visitor.newPage();
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    if (!['document', 'stylesheet', 'script', 'font'].includes(request.resourceType())) return;
    bytes += (await request.sizes()).responseBodySize;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const largestPaintMs = await page.evaluate<number>(LARGEST_PAINT);
  await visitor.close();
  return { bytes, largestPaintMs };
}

async function timeFeed({ quick }: BenchContext): Promise<{ ms: number; bytes: number }> {
  const items = Array.from({ length: EPISODES }, (_, index) => item(EPISODES - index));
  let xml = '';
  const taken = await timeRuns(quick ? 5 : 15, async () => {
    xml = writeFeed(show, items, onePage, CHANGED);
  });
  return { ms: median(taken), bytes: Buffer.byteLength(xml) };
}

function chapterOf(loads: readonly Landing[], asked: string[], feed: { ms: number; bytes: number }): Chapter {
  const bytes = median(loads.map((load) => load.bytes));
  const paint = median(loads.map((load) => load.largestPaintMs));
  const goal: Goal = {
    name: 'The landing page without its sound and pictures, as sent',
    aim: 'under 100 kB',
    measured: `${figure(bytes / 1000)} kB`,
    met: bytes < LANDING_LIMIT_BYTES,
  };
  return {
    title: 'The service: public pages and feeds',
    body: [
      `Chromium loads the landing page at 390 px into an empty cache from a service on the same machine, ${loads.length} times; medians. Bytes are those of the page, its styles, scripts and fonts, as they come packed. The page is asked of the service and of nginx by \`wrk\` as above. A feed is written of ${EPISODES} episodes with all their tags.`,
      table(
        ['', ''],
        [
          ['Landing page, bytes sent', `${figure(bytes / 1000)} kB`],
          ['Landing page, largest contentful paint', seconds(paint)],
          [`Feed of ${EPISODES} episodes, written in`, `${figure(feed.ms)} ms`],
          [`Feed of ${EPISODES} episodes, bytes`, `${figure(feed.bytes / 1000)} kB`],
        ],
      ),
      table(['', 'Afterword', 'nginx', 'Ratio'], [asked]),
    ].join('\n\n'),
    goals: [goal],
  };
}
