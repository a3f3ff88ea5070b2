import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_PASSAGE } from '../../src/kernel/rules/sample-passage.ts';
import { step } from '../house/step.ts';
import { speakRecording, toBase64 } from '../voices/speak-recording.ts';
import { axeFaults } from './support/axe.ts';
import { openChromium } from './support/chromium.ts';
import { Installation } from './support/installation.ts';
import { misfits } from './support/layout.ts';
import { picture } from './support/picture.ts';
import { EVERY_SCREEN } from './support/screens.ts';
import { Visitor } from './support/visitor.ts';

let installation: Installation;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  [installation, browser] = await Promise.all([Installation.open(), openChromium()]);
  visitor = await Visitor.open(browser, installation);
});
afterAll(async () => {
  await visitor?.close();
  await browser?.close();
  await installation?.close();
});

const casts = async () => (await installation.caller.call('listCasts')).casts;

async function keepCast(name: string): Promise<void> {
  const speakers = [
    { name: 'Maya', voiceId: 'slt' },
    { name: 'Leo', voiceId: 'rms' },
  ];
  const body = { name, audience: 'person', format: 'interview', language: 'en', speakers } as const;
  await installation.caller.call('createCast', { body });
}

const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

describe('a cast that is kept', () => {
  it('is renamed, given other voices, shared, deleted and brought back', async () => {
    const { page } = visitor;
    await keepCast('Tuesday pair');
    await page.goto('/voice-clones');
    await page.getByRole('link', { name: 'Casts' }).click();

    await step('another name', async () => {
      await card(page, 'Tuesday pair').getByRole('button', { name: 'Rename Tuesday pair' }).click();
      await page.getByLabel('Name of the cast').fill('Wednesday pair');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await card(page, 'Wednesday pair').waitFor();
    });
    const pair = card(page, 'Wednesday pair');

    await step('another voice for who explains, and another name for who asks', async () => {
      await pair.getByText('explains. Rowan').waitFor();
      await pair.getByRole('button', { name: 'Change the voice of Leo' }).click();
      const dialog = page.getByRole('dialog', { name: 'A voice for Leo' });
      await dialog.getByLabel('Search voices').fill('Alder');
      await dialog.getByRole('button', { name: 'Choose', exact: true }).first().click();
      await pair.getByText('explains. Alder').waitFor();
      await pair.getByLabel('Name of speaker 1').fill('Mira');
      await pair.getByLabel('Name of speaker 1').press('Enter');
      await pair.getByRole('button', { name: 'Change the voice of Mira' }).waitFor();
      expect((await casts()).map(({ name, speakers }) => [name, speakers])).toEqual([
        [
          'Wednesday pair',
          [
            { name: 'Mira', voiceId: 'slt' },
            { name: 'Leo', voiceId: 'awb' },
          ],
        ],
      ]);
    });

    await step('for everybody', async () => {
      await pair.getByLabel('For whom Wednesday pair is').selectOption({ label: 'For everybody here' });
      await page
        .getByRole('list', { name: "Everybody's" })
        .getByRole('heading', { name: 'Wednesday pair' })
        .waitFor();
    });

    await step('deleted, and brought back as it was', async () => {
      await pair.getByRole('button', { name: 'Delete Wednesday pair' }).click();
      await pair.waitFor({ state: 'hidden' });
      expect(await casts()).toEqual([]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await pair.waitFor();
      expect(await casts()).toMatchObject([
        {
          name: 'Wednesday pair',
          audience: 'organization',
          speakers: [{ name: 'Mira' }, { voiceId: 'awb' }],
        },
      ]);
    });
  });
});

/** A consent whose sample is of a voice a little smaller, so that nobody but a person can tell. */
async function consentInDoubt(personName: string): Promise<string> {
  const { caller } = installation;
  const expiresOn = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
  const terms = { personName, isOwner: false, scope: 'organization', expiresOn } as const;
  const { id, sentence } = await caller.call('createVoiceConsent', { body: terms });
  const record = (kind: 'consent' | 'sample', samples: Float32Array) =>
    caller.call('recordVoice', { params: { consentId: id, kind }, body: { wav: toBase64(samples) } });
  await record('consent', await speakRecording('rms', sentence));
  const { status } = await record(
    'sample',
    await speakRecording('rms', SAMPLE_PASSAGE.join(' '), { pitch: 1.09 }),
  );
  expect(status).toBe('in_doubt');
  return id;
}

const waiting = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Voices in doubt' }).getByRole('listitem').filter({ hasText: name }).first();

describe('a voice in doubt', () => {
  it('is heard twice and decided by a platform admin, whose reason reaches who asked', async () => {
    const { page } = visitor;
    await consentInDoubt('Wanda Wait');
    const ines = await consentInDoubt('Ines Sample');
    const otto = await consentInDoubt('Otto Other');
    await page.goto('/platform-admin#consents');
    await waiting(page, 'Ines Sample').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);

    await step('both are heard, one at a time', async () => {
      const row = waiting(page, 'Ines Sample');
      const [consent, sample] = [/Hear the consent/, /Hear the sample/].map((name) =>
        row.getByRole('button', { name }),
      );
      await consent!.click();
      await row.locator('button[aria-pressed=true]', { hasText: 'Hear the consent' }).waitFor();
      await sample!.click();
      await row.locator('button[aria-pressed=true]', { hasText: 'Hear the sample' }).waitFor();
      expect(await row.locator('button[aria-pressed=true]').count()).toBe(1);
      await sample!.click();
    });

    await step('one is approved, one refused, each with a reason', async () => {
      for (const [name, press, decide, reason] of [
        ['Ines Sample', 'One person', 'Approve', 'The same breath before "twice".'],
        ['Otto Other', 'Different people', 'Refuse', 'One of them is a child.'],
      ] as const) {
        await waiting(page, name).getByRole('button', { name: press }).click();
        const dialog = page.getByRole('dialog');
        expect(await dialog.getByRole('button', { name: decide }).isDisabled()).toBe(true);
        await dialog.getByLabel(/^The reason/).fill(reason);
        expect(await axeFaults(page)).toEqual([]);
        await dialog.getByRole('button', { name: decide }).click();
        // What stands behind a dialog is hidden as long as it is open.
        await dialog.waitFor({ state: 'hidden' });
        await waiting(page, name).waitFor({ state: 'hidden' });
      }
      const status = async (consentId: string) =>
        (await installation.caller.call('readVoiceConsent', { params: { consentId } })).status;
      expect([await status(ines), await status(otto)]).toEqual(['matched', 'refused']);
    });

    await step('whoever asked reads the reason, in the bell and beside the consent', async () => {
      const { notifications } = await installation.caller.call('listNotifications');
      const told = notifications.find(({ title }) => title === 'The voice of Otto Other was refused')!;
      expect(told.message).toContain('One of them is a child.');
      await page.goto((told.data as { path: string }).path);
      await page.getByText('“One of them is a child.”').waitFor();
      expect(await axeFaults(page)).toEqual([]);
    });

    await step('and it is in the audit log', async () => {
      const { entries } = await installation.caller.call('listAudit', { query: { scope: 'platform' } });
      const actions = entries.map(({ action }) => action);
      expect(actions).toContain('voice_consent.decided_same');
      expect(actions).toContain('voice_consent.decided_other');
    });
  });
});

describe.each(EVERY_SCREEN)('in a window of %s pixels, in %s', (width, colorScheme) => {
  it.each([
    ['casts', '/voice-clones/casts', "Everybody's"],
    ['voices in doubt', '/platform-admin#consents', 'Voices in doubt'],
  ])('%s fit', async (name, address, list) => {
    const other = await Visitor.open(browser, installation, {
      colorScheme,
      viewport: { width, height: 844 },
    });
    await other.page.goto(address);
    await other.page.getByRole('list', { name: list }).waitFor();
    await picture(other.page, `${name.replaceAll(' ', '-')}-${width}-${colorScheme}`);
    expect(await axeFaults(other.page)).toEqual([]);
    expect(await misfits(other.page)).toEqual([]);
    await other.close();
  });
});
