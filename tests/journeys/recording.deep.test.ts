import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SAMPLE_PASSAGE } from '../../src/kernel/rules/sample-passage.ts';
import { RECORDING_RATE } from '../../src/kernel/rules/voice-recordings.ts';
import { resample } from '../../src/kernel/sound/resample.ts';
import { writeWav } from '../../src/kernel/sound/wav.ts';
import { step } from '../house/step.ts';
import { essay } from '../service/workplace.ts';
import { type RoomSettings, speakRecording } from '../voices/speak-recording.ts';
import { axeFaults } from './support/axe.ts';
import { openChromium } from './support/chromium.ts';
import { Installation } from './support/installation.ts';
import { misfits } from './support/layout.ts';
import { EVERY_SCREEN } from './support/screens.ts';
import { type Expected, Visitor } from './support/visitor.ts';

/** The rate at which the browser's stand-in for a microphone reads its file. */
const DEVICE_RATE = 48_000;
const SPEAKER = 'slt';
/** Somebody else. */
const OTHER = 'rms';

const folder = mkdtempSync(path.join(tmpdir(), 'microphone-'));
/** What is said into the microphone: read anew each time that it is opened. */
const microphone = path.join(folder, 'said.wav');
let installation: Installation;
let browser: Browser;
beforeAll(async () => {
  say(new Float32Array(DEVICE_RATE));
  [installation, browser] = await Promise.all([
    Installation.open(),
    openChromium([
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${microphone}%noloop`,
    ]),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await installation?.close();
  rmSync(folder, { recursive: true });
});

/** @returns how many seconds it takes to say */
function say(samples: Float32Array): number {
  const whole = resample(samples, RECORDING_RATE, DEVICE_RATE);
  writeFileSync(microphone, writeWav(whole, DEVICE_RATE));
  return samples.length / RECORDING_RATE;
}

/** A recording that the server does not take. */
const REFUSED: Expected[] = [{ about: /\/recordings\//, fault: 422 }];

/** Says a text into the microphone of the page, to its end. */
async function record(page: Page, voiceId: string, text: string, room: RoomSettings = {}): Promise<void> {
  const seconds = say(await speakRecording(voiceId, text, room));
  await page.getByRole('button', { name: /^(Record|Begin again)$/ }).click();
  await page.getByRole('button', { name: 'Stop recording' }).waitFor();
  const heard = async () => {
    const [minutes, rest] = (await page.getByRole('timer').innerText()).split(':').map(Number);
    return 60 * minutes! + rest!;
  };
  await expect.poll(heard).toBeGreaterThanOrEqual(Math.floor(seconds));
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Begin again' }).waitFor();
}

it('a consent is spoken into the browser, each bad recording is refused with what to do, and what is taken back speaks no more', {
  timeout: 900_000,
}, async () => {
  const visitor = await Visitor.open(browser, installation, { reducedMotion: 'reduce' });
  const { page } = visitor;
  const checks = page.getByRole('region', { name: 'As it is heard now' });

  await step('whose voice it is, for what and until when', async () => {
    await page.goto('/voice-clones');
    await page.getByRole('link', { name: 'Record a voice' }).click();
    await page.getByLabel('Whose voice').selectOption('other');
    await page.getByLabel('Name, as it will be spoken').fill('Ines Sample');
    await page.getByLabel('It may speak').selectOption('organization');
    await page.getByRole('button', { name: 'Go on to the consent' }).click();
    await page.getByText(/^I am Ines Sample\. Today is/).waitFor();
  });
  const sentence = await page.getByText(/^I am Ines Sample\. Today is/).innerText();

  const bad: readonly [quality: string, room: RoomSettings, text: string, said: RegExp][] = [
    ['too quiet', { gain: 0.05, noise: 0 }, sentence, /Too quiet, -\d+(\.\d)? dB: come closer/],
    ['clipped', { gain: 14 }, sentence, /Too loud, the tops are cut off/],
    ['noisy', { noise: 0.03 }, sentence, /The room is noisy, -\d+(\.\d)? dB/],
    ['broken off', {}, 'I am Ines Sample. Today is a day.', /s of speech; 6 s are needed\. Read all of it\./],
  ];
  for (const [quality, room, text, said] of bad)
    await step(quality, async () => {
      await record(page, SPEAKER, text, room);
      // Said before it is sent, and again by the server, which decides.
      await checks.getByText(said).waitFor();
      await visitor.expecting(REFUSED, async () => {
        await page.getByRole('button', { name: 'This is my consent' }).click();
        await page.getByRole('alert').getByText(said).waitFor();
      });
      expect(await axeFaults(page), quality).toEqual([]);
    });

  await step('a good one is taken', async () => {
    await record(page, SPEAKER, sentence);
    await checks.getByText('Nothing is cut off').waitFor();
    await page.getByRole('button', { name: 'This is my consent' }).click();
    await page.getByRole('button', { name: 'Use this sample' }).waitFor({ state: 'hidden' });
    await page.getByText(SAMPLE_PASSAGE[0]!).waitFor();
  });

  const passage = SAMPLE_PASSAGE.join(' ');
  await step('the sample of somebody else is refused, and the one of the same voice taken', async () => {
    await record(page, OTHER, passage);
    await visitor.expecting(REFUSED, async () => {
      await page.getByRole('button', { name: 'Use this sample' }).click();
      await page.getByText('It was not taken').waitFor();
    });
    await record(page, SPEAKER, passage);
    for (const [width, scheme] of EVERY_SCREEN) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      expect(await misfits(page), `${width} ${scheme}`).toEqual([]);
    }
    await page.getByRole('button', { name: 'Use this sample' }).click();
    await page.getByRole('heading', { name: 'Make a voice' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });

  const consentId = new URL(page.url()).pathname.split('/').at(-1) as string;
  const { caller } = installation;
  await step('the nearest voice is made, by name and never called a clone', async () => {
    await page.getByText('Nothing on this server clones voices.').waitFor();
    await page
      .getByRole('radio', { name: /^Nearest voice/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.getByText(/nearest voice, spoken by/).waitFor();
  });

  await step('it speaks an episode, and no more once the consent is taken back', async () => {
    const { voices } = await caller.call('readVoiceConsent', { params: { consentId } });
    const voiceId = voices[0]!.id;
    const episode = await installation.make(essay(1), {
      format: 'lecture',
      targetMinutes: 1,
      cast: [{ voiceId }],
    });
    await page.reload();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('list', { name: 'Episodes it is about' }).getByText(episode.title).waitFor();
    const params = { episodeId: episode.id };
    const turnId = (await caller.call('readScript', { params })).script.turns[0]!.id;
    await caller.call('changeTurn', { params: { ...params, turnId }, body: { text: 'Hear this.' } });
    const rendered = await caller
      .call('renderScript', { params })
      .then(() => caller.finished(episode.id))
      .then(
        ({ status, error }) => `${status} ${error?.code}`,
        (error: Error) => error.message,
      );
    expect(rendered).toMatch(/consent_revoked/);
  });
  await visitor.close();
});
