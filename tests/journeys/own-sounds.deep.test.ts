import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ffprobe } from '../audio/ebur128.ts';
import { step } from '../house/step.ts';
import { essay } from '../service/workplace.ts';
import { axeFaults } from './support/axe.ts';
import { openChromium } from './support/chromium.ts';
import { Installation } from './support/installation.ts';
import { misfits } from './support/layout.ts';
import { picture } from './support/picture.ts';
import { Visitor } from './support/visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'own-sounds-'));
let installation: Installation;
let browser: Browser;
let visitor: Visitor;
let episodeId: string;

beforeAll(async () => {
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'sine=330:d=8', join(folder, 'Rain.flac')]);
  [installation, browser] = await Promise.all([Installation.open(), openChromium()]);
  visitor = await Visitor.open(browser, installation, {
    expected: [
      { about: /sound-uploads/, fault: 422 },
      { about: /own-sounds\//, fault: 409 },
    ],
  });
  episodeId = (await installation.make(essay(1), { targetMinutes: 1, format: 'brief' })).id;
});
afterAll(async () => {
  await visitor?.close();
  await browser?.close();
  await installation?.close();
  rmSync(folder, { recursive: true });
});

it('a sound of one’s own is sent, credited, put in, and heard in what is made', async () => {
  const { page } = visitor;
  const dialog = page.getByRole('dialog', { name: 'Your music and effects' });
  const row = dialog.getByRole('list', { name: 'Own sounds' }).getByRole('listitem');

  await step('what is no sound is refused with a sentence', async () => {
    await page.goto(`/create/${episodeId}/edit`);
    await page.getByRole('button', { name: 'Timeline' }).click();
    await page.getByRole('button', { name: 'Your sounds' }).click();
    await dialog.getByText('There are none yet.').waitFor();
    await picture(page, 'own-sounds-none');
    const none = { name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no sound at all') };
    await dialog.getByLabel('Sound to add').setInputFiles(none);
    await dialog.getByLabel('Licence').selectOption('own');
    await dialog.getByRole('button', { name: 'Send it' }).click();
    await dialog.getByText('This is no sound that is taken').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await step('a licence is asked, and a credit where it demands one', async () => {
    await dialog.getByLabel('Sound to add').setInputFiles(join(folder, 'Rain.flac'));
    await dialog.getByRole('button', { name: 'Send it' }).click();
    await dialog.getByText('Say under which licence').waitFor();
    await dialog.getByLabel('Licence').selectOption('cc-by');
    await dialog.getByRole('button', { name: 'Send it' }).click();
    await dialog.getByText('CC BY asks for a credit').waitFor();
    await picture(page, 'own-sounds-form');
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByLabel('Credit', { exact: true }).fill('Jo Marsh');
    await dialog.getByRole('button', { name: 'Send it' }).click();
    await row.filter({ hasText: 'CC BY, by Jo Marsh' }).waitFor();
    await row.getByRole('button', { name: 'Hear Rain' }).click();
    await row.getByRole('button', { name: 'Stop Rain' }).waitFor();
    for (const [width, scheme] of [
      [1440, 'light'],
      [820, 'dark'],
      [390, 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await picture(page, `own-sounds-${width}-${scheme}`);
      expect(await misfits(page)).toEqual([]);
    }
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await step('it is put in beside the shipped ones', async () => {
    await page.getByLabel('Sound to put in').selectOption({ label: 'Bed: Rain (yours)' });
    await page.getByRole('button', { name: 'Put in at the playhead' }).click();
    await page.getByRole('region', { name: 'Beds and effects' }).getByText('Bed: Rain').waitFor();
    await page.getByText('Saved', { exact: true }).waitFor();
    await picture(page, 'own-sounds-timeline');
  });

  await step('the sound that is made names who made it', async () => {
    const { caller } = installation;
    await caller.call('renderScript', { params: { episodeId } });
    await expect
      .poll(async () => (await caller.call('readEpisode', { params: { episodeId } })).status, {
        timeout: 300_000,
      })
      .toBe('done');
    const { files } = await caller.call('readEpisode', { params: { episodeId } });
    const mp3 = files.find(({ kind }) => kind === 'mp3')!;
    const answer = await fetch(`${installation.url}/api/v1/episodes/${episodeId}/files/${mp3.id}`, {
      headers: { cookie: caller.cookie },
    });
    const path = join(folder, 'show.mp3');
    writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
    expect(JSON.stringify(ffprobe(path).format.tags)).toContain('“Rain” by Jo Marsh (CC BY');
  });

  await step('it is asked before it goes, and stays while it is heard', async () => {
    await page.getByRole('button', { name: 'Your sounds' }).click();
    const deletes = page.getByRole('button', { name: 'Delete Rain' });
    await deletes.click();
    const asked = page.getByRole('dialog', { name: 'Delete Rain' });
    expect(await axeFaults(page)).toEqual([]);
    await asked.getByRole('button', { name: 'Delete it' }).click();
    await asked.getByText('This sound is heard in').waitFor();
    await picture(page, 'own-sounds-delete');
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await deletes.waitFor();
  });
});
