import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { step } from '../house/step.ts';
import { essay } from '../service/workplace.ts';
import { axeFaults } from './support/axe.ts';
import { openChromium } from './support/chromium.ts';
import { Installation } from './support/installation.ts';
import { misfits } from './support/layout.ts';
import { WIDTHS } from './support/screens.ts';

const PAGES = [
  '/contact',
  '/privacy-requests',
  '/status',
  '/upload-demo',
  '/audio-test',
  '/verify',
  '/payment-verification',
];
/** Where pictures of the pages are written, for eyes; absent: none are. */
const PICTURES = process.env.AFTERWORD_PICTURES;
const MAKING_MS = 120_000;

let installation: Installation;
let browser: Browser;
const contexts: BrowserContext[] = [];
beforeAll(async () => {
  [installation, browser] = await Promise.all([Installation.open(), openChromium()]);
});
afterAll(async () => {
  for (const context of contexts) await context.close();
  await browser?.close();
  await installation?.close();
});

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: installation.url, ...options });
  contexts.push(context);
  return context.newPage();
}

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: path.join(PICTURES, `${name}.png`), fullPage: true });
}

describe('public pages', () => {
  it.each(['light', 'dark'] as const)(
    'fit and are clean in the %s theme at every width',
    async (colorScheme) => {
      const page = await open({ colorScheme, reducedMotion: 'reduce' });
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      for (const at of PAGES)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(at);
          faults.push(...(await misfits(page)).map((fault) => `${at} ${width}: ${fault}`));
          if (width === WIDTHS[0]) faults.push(...(await axeFaults(page)).map((fault) => `${at}: ${fault}`));
          await picture(page, `${at.slice(1)}-${width}-${colorScheme}`);
        }
      expect(faults).toEqual([]);
    },
  );
});

describe('a stranger', () => {
  it('sends a message without JavaScript, mends what was wrong, and has a receipt', async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto('/contact');
    const form = page.locator('#message-form');
    await form.getByLabel('Your name').fill('Ida Berg');
    await form.getByLabel('E-mail address').fill('ida@localhost');
    await form.getByLabel('Message').fill('What does it cost for forty people?');
    await form.getByRole('button', { name: 'Send the message' }).click();
    await page.getByRole('alert').waitFor();
    await form.getByLabel('E-mail address').fill('ida@example.org');
    await picture(page, 'contact-mended');
    await form.getByRole('button', { name: 'Send the message' }).click();
    await page.getByRole('heading', { name: 'Your message has come' }).waitFor();
    await picture(page, 'contact-receipt');
  });

  it('proposes a call in their own zone', async () => {
    const page = await open({ timezoneId: 'Asia/Tokyo' });
    await page.goto('/contact');
    const form = page.locator('#call');
    expect(await form.getByLabel('Time zone').inputValue()).toBe('Asia/Tokyo');
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    for (const [index, time] of ['10:00', '11:00', '12:00'].entries())
      await form.getByLabel(`Time ${index + 1}`).fill(`${day}T${time}`);
    await form.getByLabel('Your name').fill('Ida Berg');
    await form.getByLabel('E-mail address').fill('ida@example.org');
    await form.getByRole('button', { name: 'Propose the times' }).click();
    const link = page.getByRole('link', { name: 'Put the times into your calendar' });
    const calendar = await page.request.get((await link.getAttribute('href')) as string);
    expect(await calendar.text()).toContain(`DTSTART:${day.replaceAll('-', '')}T010000Z`);
  });

  it('has a sample made of a file, hears it, keeps it, and finds it in their library', async () => {
    const page = await open();
    await step('the sample is made while the page shows how far it is', async () => {
      await page.goto('/upload-demo');
      await page.getByLabel('A file').setInputFiles({
        name: 'mills.md',
        mimeType: 'text/markdown',
        buffer: Buffer.from(`# Tidal mills\n\n${essay(700)}`),
      });
      await page.getByRole('button', { name: 'Make the sample' }).click();
      await page.locator('[data-being-made]').waitFor();
      await picture(page, 'sample-being-made');
      await page.locator('audio').waitFor({ timeout: MAKING_MS });
      await picture(page, 'sample-made');
      expect(await axeFaults(page)).toEqual([]);
    });
    await step('it plays, about a minute', async () => {
      const seconds = await page.locator('audio').evaluate(async (audio: HTMLAudioElement) => {
        if (audio.readyState === 0)
          await new Promise((resolve) => audio.addEventListener('loadedmetadata', resolve));
        await audio.play();
        return audio.duration;
      });
      expect(seconds).toBeGreaterThan(30);
      expect(seconds).toBeLessThan(100);
    });
    await step('it leads to signing up, and waits for that', async () => {
      await page.getByRole('button', { name: 'Keep it and sign up' }).click();
      await page.waitForURL(/\/auth\?tab=signup/);
    });
    await step('another browser does not have it', async () => {
      const other = await open();
      expect((await other.request.get('/api/v1/sample/audio')).status()).toBe(404);
    });
    await step('whoever signs in here has it in their library', async () => {
      await page.goto(await installation.signInLink());
      await page.waitForURL(
        (url) => !url.pathname.startsWith('/auth') && !url.pathname.startsWith('/sign-in'),
      );
      await page.goto('/library');
      await page.getByText('Mills', { exact: true }).first().waitFor();
      await page.goto('/upload-demo');
      await page.getByRole('link', { name: 'Open the library' }).waitFor();
    });
  }, 240_000);

  it('hears the tone, sees its level, and has a report', async () => {
    const page = await open();
    await page.goto('/audio-test');
    await page.getByRole('button', { name: /Play a tone/ }).click();
    await page.getByText(/dBFS/).first().waitFor();
    const report = page.locator('#report-text');
    expect(await report.inputValue()).toMatch(/Formats: MP3 \w+, AAC[\s\S]*Sound: running/);
    await page
      .locator('audio[data-engine]')
      .first()
      .evaluate((audio: HTMLAudioElement) => audio.play());
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('#report-text')?.value.includes('ms after the press'),
    );
    await picture(page, 'audio-test-measured');
  }, 90_000);
});

describe('a platform admin', () => {
  async function openAdmin(): Promise<Page> {
    const page = await open();
    await page.goto(await installation.signInLink());
    await page.waitForURL((url) => !url.pathname.startsWith('/sign-in') && !url.pathname.startsWith('/auth'));
    return page;
  }

  it('answers a message, and announces an incident that /status shows', async () => {
    const body = {
      topic: 'sales',
      name: 'Olaf',
      email: 'olaf@example.org',
      message: 'We are forty.',
    } as const;
    await installation.caller.call('sendContactMessage', { body });
    const page = await openAdmin();
    await page.goto('/platform-admin#messages');
    const row = page
      .getByRole('list', { name: 'Messages' })
      .getByRole('listitem')
      .filter({ hasText: 'We are forty' });
    await row.getByRole('button', { name: 'Mark as answered' }).click();
    await row.getByText('Answered').waitFor();
    await picture(page, 'admin-messages');
    expect(await axeFaults(page)).toEqual([]);
    await page.goto('/platform-admin#incidents');
    await page.getByRole('button', { name: 'Announce an incident' }).click();
    await page.getByLabel('Title').fill('Email is late');
    await page.getByLabel('Email').check();
    await page.getByLabel('What is known').fill('The mail server restarts.');
    await picture(page, 'admin-incident');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Announce', exact: true }).click();
    await page.getByRole('list', { name: 'Incidents' }).getByText('The mail server restarts.').waitFor();
    await page.goto('/status');
    await page.getByRole('heading', { name: 'Email is late' }).waitFor();
    await picture(page, 'status-incident');
    expect(await axeFaults(page)).toEqual([]);
  }, 90_000);

  it('deletes what a stranger asked to have deleted, who confirmed it by the link', async () => {
    const { caller } = installation;
    const stranger = await open();
    await stranger.goto('/privacy-requests');
    await stranger.getByText('Deletion', { exact: true }).click();
    await stranger.getByLabel('E-mail address').fill('gone@example.org');
    await stranger.getByRole('button', { name: 'Send the link' }).click();
    await stranger.getByRole('heading', { name: 'A link is on its way' }).waitFor();
    const link = await vi.waitFor(async () => {
      const { mails } = await caller.call('listOutbox', { query: { limit: 20 } });
      const mail = mails.find(({ recipient }) => recipient === 'gone@example.org');
      const { links } = await caller.call('readOutboxMail', { params: { mailId: mail?.id ?? '' } });
      return links[0] as string;
    }, 20_000);
    await stranger.goto(link);
    await picture(stranger, 'privacy-confirm');
    await stranger.getByRole('button', { name: 'Confirm the request' }).click();
    await stranger.getByText('Being worked on', { exact: true }).waitFor();
    expect([...(await axeFaults(stranger)), ...(await misfits(stranger))]).toEqual([]);
    const page = await openAdmin();
    await page.goto('/platform-admin#privacy');
    await page.getByRole('button', { name: 'Do it' }).click();
    await page.getByLabel('Type gone@example.org to confirm').fill('gone@example.org');
    await picture(page, 'admin-deletion');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByText('The address was deleted with the rest.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await stranger.reload();
    await stranger.getByText('Everything that was stored with your address is deleted.').waitFor();
    await picture(stranger, 'privacy-done');
  }, 90_000);
});
