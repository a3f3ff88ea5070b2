#!/usr/bin/env node
// `npm run demo`: records the demo of the landing page in the product itself. A new installation is started,
// a page is dropped in, and the browser is filmed; the sound is that of the episode from where Play is
// pressed. Needs Debian's chromium-headless-shell and ffmpeg. The files are kept in the repository.

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';

const root = path.join(import.meta.dirname, '..');
const target = path.join(root, 'src', 'web', 'public', 'samples');
const folder = mkdtempSync(path.join(os.tmpdir(), 'afterword-demo-'));
const SIZE = { width: 1280, height: 720 };

/** @type {{ at: number, file: string }[]} frames, in milliseconds of the film */
const frames = [];
/** @type {{ at: number, text: string }[]} */
const captions = [];
let started = 0;
let isFilming = true;
const now = () => performance.now() - started;

const server = spawn(process.execPath, [path.join(root, 'bin', 'afterword.js'), 'serve', '--json'], {
  env: {
    ...process.env,
    AFTERWORD_DATA: path.join(folder, 'data'),
    AFTERWORD_CACHE: path.join(folder, 'cache'),
    PORT: '0',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--mute-audio', '--autoplay-policy=no-user-gesture-required'],
});
try {
  const { url, signIn } = await readiness();
  const context = await browser.newContext({ viewport: SIZE, baseURL: url, colorScheme: 'light' });
  await context.addInitScript(() => localStorage.setItem('cookie_consent_v1', 'reject_non_essential'));
  const page = await context.newPage();
  await page.goto(signIn);
  await page.waitForURL((address) => !address.pathname.startsWith('/auth'));
  await page.goto('/create');
  await page.getByRole('heading', { name: 'Make an episode' }).waitFor();
  await sleep(800);
  started = performance.now();
  const filming = film(page);
  const { playedAt, audioUrl } = await walk(page);
  isFilming = false;
  await filming;
  const sound = path.join(folder, 'sound.mp3');
  writeFileSync(sound, Buffer.from(await (await page.request.get(audioUrl)).body()));
  assemble(sound, playedAt);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}

/** @returns {Promise<{ url: string, signIn: string }>} */
async function readiness() {
  for await (const line of createInterface({ input: server.stdout })) return JSON.parse(line);
  throw new Error('the service did not start');
}

/** @param {import('playwright-core').Page} page */
async function film(page) {
  for (let i = 0; isFilming; i += 1) {
    const file = path.join(folder, `frame-${String(i).padStart(5, '0')}.jpg`);
    const at = now();
    writeFileSync(file, await page.screenshot({ type: 'jpeg', quality: 85 }));
    frames.push({ at, file });
    await sleep(Math.max(0, 100 - (now() - at)));
  }
}

/** @param {string} text */
function say(text) {
  captions.push({ at: now(), text });
}

/**
 * What is shown.
 * @param {import('playwright-core').Page} page
 */
async function walk(page) {
  say('A page of Markdown is dropped into the form.');
  await sleep(1500);
  await page
    .getByRole('group', { name: 'Sources' })
    .getByLabel('Files')
    .setInputFiles(path.join(root, 'samples', 'tides.md'));
  await page.getByText(/^[\d,]+ words$/).waitFor();
  await sleep(2000);
  say('Two hosts, a deep dive, eight minutes: one press makes it.');
  const make = page.getByRole('button', { name: 'Make the episode' });
  await make.hover();
  await sleep(1200);
  await make.click();
  await page.waitForURL(/\/create\/[\w-]+$/);
  const player = page.getByRole('region', { name: 'Player', exact: true });
  await player.waitFor();
  say('It can be heard from here on, while the rest is still being made.');
  const play = player.getByRole('button', { name: 'Play', exact: true });
  await play.click();
  await player.and(page.locator('[data-playing=true]')).waitFor();
  const playedAt = now();
  await page.locator('[data-status=done]').waitFor({ timeout: 120_000 });
  await sleep(Math.max(0, 16_000 - (now() - playedAt)));
  say('The line that is spoken is marked. Each line opens to the passage it rests on.');
  const source = page
    .locator('[data-turn]')
    .getByRole('button', { name: /source|rests on|passage/i })
    .first();
  if (await source.count()) await source.click();
  await sleep(9000);
  say('Everything was made on this machine: no key, no account elsewhere, no network.');
  await sleep(6000);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const episode = await (await page.request.get(`/api/v1/episodes/${id}`)).json();
  const mp3 = episode.files.find((/** @type {{ kind: string }} */ { kind }) => kind === 'mp3');
  return { playedAt, audioUrl: mp3.url };
}

/** @param {string} sound @param {number} playedAt milliseconds of the film */
function assemble(sound, playedAt) {
  const end = frames.at(-1)?.at ?? 0;
  const list = frames
    .map(
      ({ file, at }, i) =>
        `file '${file}'\nduration ${(((frames[i + 1]?.at ?? end + 100) - at) / 1000).toFixed(3)}`,
    )
    .join('\n');
  const script = path.join(folder, 'frames.txt');
  writeFileSync(script, `${list}\nfile '${frames.at(-1)?.file}'\n`);
  mkdirSync(target, { recursive: true });
  const video = [
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    script,
    '-itsoffset',
    (playedAt / 1000).toFixed(3),
    '-i',
    sound,
  ];
  const form = [
    '-map',
    '0:v',
    '-map',
    '1:a',
    '-vf',
    'fps=10,format=yuv420p',
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '30',
  ];
  const out = [
    '-c:a',
    'aac',
    '-b:a',
    '64k',
    '-ac',
    '1',
    '-t',
    (end / 1000).toFixed(3),
    '-movflags',
    '+faststart',
  ];
  execFileSync('ffmpeg', [
    '-nostdin',
    '-y',
    '-v',
    'error',
    ...video,
    ...form,
    ...out,
    path.join(target, 'demo.mp4'),
  ]);
  const poster = frames.find(({ at }) => at >= playedAt + 5000) ?? frames[0];
  execFileSync('ffmpeg', [
    '-nostdin',
    '-y',
    '-v',
    'error',
    '-i',
    poster?.file ?? '',
    '-q:v',
    '7',
    '-vf',
    'scale=960:-2',
    path.join(target, 'demo.jpg'),
  ]);
  const cues = captions.map(
    ({ at, text }, i) => `${clock(at)} --> ${clock(captions[i + 1]?.at ?? end)}\n${text}\n`,
  );
  writeFileSync(path.join(target, 'demo.vtt'), `WEBVTT\n\n${cues.join('\n')}`);
  process.stdout.write(`${frames.length} frames, ${(end / 1000).toFixed(1)} s\n`);
}

/** @param {number} ms */
function clock(ms) {
  return new Date(ms).toISOString().slice(11, 23);
}
