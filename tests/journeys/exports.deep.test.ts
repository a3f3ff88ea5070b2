import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallBody, CallResponse } from '../../src/kernel/contracts/api/api.ts';
import { checkExport, EXPORT_PRESETS, USUAL_EXPORT } from '../../src/kernel/rules/export-presets.ts';
import { ebur128, ffprobe, mp3valFaults } from '../audio/ebur128.ts';
import type { Caller } from '../service/caller.ts';
import { essay } from '../service/workplace.ts';
import { axeFaults } from './support/axe.ts';
import { openChromium } from './support/chromium.ts';
import { Installation } from './support/installation.ts';
import { misfits } from './support/layout.ts';
import { WIDTHS } from './support/screens.ts';
import { Visitor } from './support/visitor.ts';

type Export = CallResponse<'startExport'>;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** MD5 of the decoded sound. */
const soundOf = (file: string) =>
  execFileSync('ffmpeg', ['-v', 'error', '-i', file, '-map', '0:a', '-f', 'md5', '-'], { encoding: 'utf8' });

/** One channel of what these files are together. */
function mixOf(files: readonly string[]): Float32Array {
  const inputs = files.flatMap((file) => ['-i', file]);
  const mix = ['-filter_complex', `amix=inputs=${files.length}:normalize=0:duration=longest`];
  const raw = execFileSync(
    'ffmpeg',
    ['-v', 'error', ...inputs, ...mix, '-ac', '1', '-ar', '16000', '-f', 'f32le', '-'],
    {
      maxBuffer: 1 << 28,
    },
  );
  return new Float32Array(raw.buffer, raw.byteOffset, raw.length >> 2);
}

/** How alike two sounds are that begin within 25 ms of each other, whatever their levels: 1 is the same. */
function likeness(one: Float32Array, other: Float32Array): number {
  let best = 0;
  for (let shift = -400; shift <= 400; shift++) {
    let [both, own, its] = [0, 0, 0];
    for (let i = 400; i < Math.min(one.length, other.length) - 400; i += 5) {
      both += one[i]! * other[i + shift]!;
      own += one[i]! ** 2;
      its += other[i + shift]! ** 2;
    }
    best = Math.max(best, both / Math.sqrt(own * its));
  }
  return best;
}

describe('exports', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'afterword-exports-'));
  let installation: Installation;
  let browser: Browser;
  let caller: Caller;
  let episodes: CallResponse<'readEpisode'>[];

  beforeAll(async () => {
    [installation, browser] = await Promise.all([Installation.open(), openChromium()]);
    caller = installation.caller;
    episodes = [];
    for (const number of [3, 4]) episodes.push(await installation.make(essay(number), { targetMinutes: 1 }));
  });
  afterAll(async () => {
    await browser?.close();
    await installation?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function exported(body: CallBody<'startExport'>): Promise<Export> {
    const { id } = await caller.call('startExport', { body });
    for (;;) {
      const { exports } = await caller.call('listExports');
      const row = exports.find((each) => each.id === id) as Export;
      if (row.status !== 'queued' && row.status !== 'running') return row;
      await sleep(150);
    }
  }

  async function save(url: string, name: string): Promise<string> {
    const answer = await caller.send('GET', url);
    expect(answer.status).toBe(200);
    const file = path.join(folder, name);
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
    return file;
  }

  it('with nothing chosen otherwise is the sound that is heard, with its checksum', async () => {
    const [episode] = episodes as [CallResponse<'readEpisode'>];
    const made = await exported({ episodeIds: [episode.id], settings: USUAL_EXPORT });
    expect(made.error).toBeUndefined();
    const file = await save(made.file?.url as string, 'exported.mp3');
    expect(sha256(readFileSync(file))).toBe(made.file?.sha256);
    expect(made.contents).toMatchObject([{ path: made.file?.name, sha256: made.file?.sha256 }]);
    const heard = await save(episode.files.find(({ kind }) => kind === 'mp3')?.url as string, 'heard.mp3');
    expect(soundOf(file)).toBe(soundOf(heard));
    expect(mp3valFaults(file)).toEqual([]);
    expect(ffprobe(file).chapters.length).toBeGreaterThan(0);
    const { notifications } = await caller.call('listNotifications');
    expect(notifications.map(({ title }) => title)).toContain('Export ready');
  });

  it('for audiobooks keeps the rules of level and peak, in mono, with nothing inside', async () => {
    const settings = EXPORT_PRESETS.audiobook.settings;
    const made = await exported({ episodeIds: [episodes[0]!.id], settings, preset: 'audiobook' });
    expect(made.error).toBeUndefined();
    const measured = made.contents[0]!.measured!;
    expect(checkExport('audiobook', measured).filter(({ isMet }) => !isMet)).toEqual([]);
    const file = await save(made.file?.url as string, 'audiobook.mp3');
    const report = ffprobe(file);
    expect(report.streams).toHaveLength(1);
    expect(report.streams[0]).toMatchObject({ channels: 1, sample_rate: '44100' });
    expect(report.chapters).toEqual([]);
    expect(report.format.tags?.SYNTHETIC_VOICES).toContain('synthetic');
    const judged = ebur128(['-i', file]);
    expect(Math.abs(judged.lufs - measured.integratedLufs)).toBeLessThanOrEqual(0.11);
    expect(Math.abs(judged.dbtp - measured.truePeakDbtp)).toBeLessThanOrEqual(0.16);
    expect(judged.dbtp).toBeLessThanOrEqual(-3);
  });

  it('of two episodes is one ZIP, with stems, what was chosen beside the sound, and sums that hold', async () => {
    const made = await exported({
      episodeIds: episodes.map(({ id }) => id),
      settings: {
        ...USUAL_EXPORT,
        format: 'm4a',
        bitrateKbps: 128,
        stems: true,
        beside: ['transcript_vtt', 'chapters_json', 'cover'],
      },
    });
    expect(made.error).toBeUndefined();
    expect(made.file?.mediaType).toBe('application/zip');
    const zip = await save(made.file?.url as string, 'exported.zip');
    const unpacked = path.join(folder, 'unpacked');
    mkdirSync(unpacked);
    execFileSync('python3', ['-m', 'zipfile', '-e', zip, unpacked]);
    const kinds = (begin: string) =>
      made.contents
        .filter(({ path: name }) => name.startsWith(begin))
        .map(({ path: name }) => path.extname(name));
    for (const begin of ['01-', '02-']) {
      expect(kinds(begin)).toEqual(expect.arrayContaining(['.m4a', '.flac', '.vtt', '.json', '.jpg']));
      expect(kinds(begin).filter((end) => end === '.m4a')).toHaveLength(1);
      expect(kinds(begin).filter((end) => end === '.flac').length).toBeGreaterThan(1);
      const sounds = (end: string) =>
        made.contents
          .filter(({ path: name }) => name.startsWith(begin) && name.endsWith(end))
          .map(({ path: name }) => path.join(unpacked, name));
      const stems = sounds('.flac');
      const together = mixOf(stems);
      // The opening sound is no part of any: from there on they lie where the show does.
      const whole = mixOf(sounds('.m4a')).slice(-together.length);
      expect(likeness(whole, together)).toBeGreaterThan(0.99);
      // One voice is not the show.
      for (const stem of stems) expect(likeness(whole, mixOf([stem]))).toBeLessThan(0.97);
    }
    for (const { path: name, bytes, sha256: sum } of made.contents) {
      const content = readFileSync(path.join(unpacked, name));
      expect([content.length, sha256(content)]).toEqual([bytes, sum]);
      if (name.endsWith('.flac')) execFileSync('flac', ['-t', '-s', path.join(unpacked, name)]);
      if (name.endsWith('.m4a')) {
        const args = [
          '-v',
          'error',
          '-select_streams',
          'a',
          '-show_entries',
          'stream=codec_name',
          '-of',
          'csv=p=0',
        ];
        expect(
          execFileSync('ffprobe', [...args, path.join(unpacked, name)])
            .toString()
            .trim(),
        ).toBe('aac');
      }
    }
    const sums = made.contents.map(({ path: name, sha256: sum }) => `${sum}  ${name}\n`);
    expect(readFileSync(path.join(unpacked, 'SHA256SUMS'), 'utf8')).toBe(sums.join(''));
  });

  it('are chosen by a preset on the page of an episode, and downloaded there', async () => {
    const [first, second] = episodes as [CallResponse<'readEpisode'>, CallResponse<'readEpisode'>];
    const visitor = await Visitor.open(browser, installation, { reducedMotion: 'reduce' });
    const { page } = visitor;
    await page.goto(`/create/${first.id}`);
    await page.getByRole('button', { name: 'Downloads' }).click();
    await page.getByRole('menuitem', { name: /^Export/ }).click();
    await page.getByRole('heading', { name: 'Export', exact: true }).waitFor();
    await page.getByRole('radio', { name: /^Apple Podcasts/ }).check();
    expect(await page.getByLabel('Format').inputValue()).toBe('m4a');
    await page.getByLabel('Bit rate').selectOption('96');
    await page.getByRole('button', { name: 'Choose more' }).click();
    await page.getByRole('list', { name: 'Finished episodes' }).getByLabel(second.title).check();
    await page.getByText('One ZIP with a folder for each of 2 episodes.').waitFor();
    const row = page.locator('[data-export]').first();
    const before = await page.locator('[data-export]').count();
    await page.getByRole('button', { name: 'Make the export' }).click();
    await page.locator('[data-export]').nth(before).waitFor();
    const download = row.getByRole('link', { name: /^Download, / });
    await download.waitFor();
    await row.getByText('Measured: within what Apple Podcasts asks for.').waitFor();
    const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
    const sum = sha256(readFileSync(await saved.path()));
    await row.getByText('SHA-256').click();
    await row.getByText(sum).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await misfits(page)).toEqual([]);
    }
    await visitor.close();
  });

  it('say of themselves on /verify who made them, without a script in the page', async () => {
    const { exports } = await caller.call('listExports');
    const one = exports.find(({ contents }) => contents.length === 1 && contents[0]?.signed === 'inside');
    const file = await save(one?.file?.url as string, 'to-verify.mp3');
    const context = await browser.newContext({ baseURL: installation.url, javaScriptEnabled: false });
    const page = await context.newPage();
    const verdict = async (name: string) => {
      await page.goto('/verify');
      await page.getByLabel('A file').setInputFiles(name);
      await page.getByRole('button', { name: 'Look at it' }).click();
      await page.locator('#result').waitFor();
      return page.locator('#result').getAttribute('data-state');
    };
    expect(await verdict(file)).toBe('intact');
    await page.getByText('known: the certificate is that of this installation.').waitFor();
    await page.getByText('say that all voices are synthetic').waitFor();
    const bytes = readFileSync(file);
    bytes[bytes.length - 5000] = bytes.at(-5000)! ^ 1;
    const changed = path.join(folder, 'changed.mp3');
    writeFileSync(changed, bytes);
    expect(await verdict(changed)).toBe('changed');
    await page.goto('/verify');
    await page.getByLabel('A file').setInputFiles({
      name: 'no-sound.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no sound'),
    });
    await page.getByRole('button', { name: 'Look at it' }).click();
    await page
      .getByRole('alert')
      .getByText(/This is no MP3/)
      .waitFor();
    await context.close();
  }, 240_000);

  it('is refused with what would be right, stopped when asked to, and gone with its episode', async () => {
    const [first, second] = episodes as [CallResponse<'readEpisode'>, CallResponse<'readEpisode'>];
    const wrong = { ...USUAL_EXPORT, bitrateKbps: 100 };
    await expect(
      caller.call('startExport', { body: { episodeIds: [first.id], settings: wrong } }),
    ).rejects.toThrow(/choose 128/);
    const settings = { ...USUAL_EXPORT, loudnessLufs: -23, bitrateKbps: 320 };
    const { id } = await caller.call('startExport', {
      body: { episodeIds: [first.id, second.id], settings },
    });
    const cancelled = await caller.call('cancelExport', { params: { exportId: id } });
    expect(cancelled).toMatchObject({ id, status: 'cancelled' });
    expect(cancelled.file).toBeUndefined();
    const list = async () => (await caller.call('listExports', { query: { episodeId: second.id } })).exports;
    const [one] = (await list()).filter(({ status }) => status === 'done');
    const gone = one!.file!.url!;
    await caller.call('deleteEpisode', { params: { episodeId: second.id } });
    expect(await list()).toEqual([]);
    expect((await caller.send('GET', gone)).status).toBe(404);
    const still = (await caller.call('listExports', { query: { episodeId: first.id } })).exports;
    expect(still.map(({ status }) => status)).toEqual(['done', 'done']);
  });
});
