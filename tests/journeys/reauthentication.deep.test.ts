import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFaults } from './support/axe.ts';
import { openChromium } from './support/chromium.ts';
import { Installation } from './support/installation.ts';
import { misfits } from './support/layout.ts';
import { linkTo } from './support/neighbours.ts';
import { type JourneySetup, join, openSetup } from './support/people.ts';
import { Visitor } from './support/visitor.ts';

const IDA = { name: 'Ida Example', email: 'ida@example.org', password: 'Marsh-Heron-42' };
const NEW = 'ida.new@example.org';

let browser: Browser;
let setup: JourneySetup;
beforeAll(async () => {
  [setup, browser] = await Promise.all([openSetup(Installation.open), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await setup?.close();
});

it.each(['light', 'dark'] as const)(
  'asks in place who it is, by keys alone, and goes on with what was asked; the old address undoes it (%s)',
  async (colorScheme) => {
    const person = { ...IDA, email: `${colorScheme}.${IDA.email}` };
    const { caller } = await join(setup, person);
    const visitor = await Visitor.open(browser, setup.installation, {
      as: caller,
      colorScheme,
      viewport: { width: 390, height: 844 },
      expected: [
        { about: /\/api\/auth\/change-email$/, fault: 403 },
        { about: /\/api\/auth\/reauthenticate$/, fault: 401 },
        { about: /\/api\/v1\//, fault: 401 },
      ],
    });
    const { page } = visitor;
    await page.goto('/settings');
    const reject = page.getByRole('button', { name: 'Reject non-essential' });
    await reject.click();
    await page.getByLabel('New email').fill(`${colorScheme}.${NEW}`);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Is it you?' });
    await dialog.waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.type('Wrong-Heron-42');
    await page.keyboard.press('Enter');
    await dialog.getByText('The password is not right.').waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await page.getByText('Look in the inbox').waitFor();
    await dialog.waitFor({ state: 'detached' });

    const change = new URL(await linkTo(setup.neighbours.inbox, `${colorScheme}.${NEW}`));
    await page.goto(change.pathname + change.search);
    await page.getByText('The link was opened').waitFor();
    await page.getByText(`${colorScheme}.${NEW}`).first().waitFor();

    const undo = new URL(await linkTo(setup.neighbours.inbox, person.email));
    await page.goto(undo.pathname + undo.hash);
    const button = page.getByRole('button', { name: 'Bring the old address back' });
    await button.waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
    await button.click();
    await page.getByRole('heading', { name: 'Your address is back' }).waitFor();
    await page.getByText(person.email).waitFor();
    const reset = new URL(await linkTo(setup.neighbours.inbox, person.email));
    expect(reset.pathname).toBe('/reset-password');
    await visitor.close();
  },
);
