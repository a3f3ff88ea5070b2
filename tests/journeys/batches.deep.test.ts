import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { essay } from '../service/workplace.ts';
import { axeFaults } from './support/axe.ts';
import { openChromium } from './support/chromium.ts';
import { Installation } from './support/installation.ts';
import { misfits } from './support/layout.ts';
import { EVERY_SCREEN } from './support/screens.ts';
import { openSite, type Site } from './support/site.ts';
import { Visitor } from './support/visitor.ts';

let installation: Installation;
let browser: Browser;
let site: Site;
beforeAll(async () => {
  site = await openSite();
  [installation, browser] = await Promise.all([
    Installation.open({ AFTERWORD_FETCH_ALLOWED: site.host }),
    openChromium(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await installation?.close();
  await site?.close();
});

const file = (number: number, text = essay(number)) => ({
  name: `lecture ${number}.md`,
  mimeType: 'text/markdown',
  buffer: Buffer.from(text),
});

it('makes a series of files and links by one recipe, and says which could not be made', async () => {
  const visitor = await Visitor.open(browser, installation, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await page.goto('/create');
  await page.getByRole('link', { name: 'Batches' }).click();
  await page.getByRole('button', { name: 'New batch' }).click();
  const rows = page.getByRole('table', { name: 'Rows of the batch' }).locator('tbody').getByRole('row');
  // One of them has nothing in it that can be said.
  await page.getByLabel('Files', { exact: true }).setInputFiles([file(1), file(2), file(3, '---\n')]);
  // Rows stand in the order in which the server has them whole.
  await expect.poll(() => rows.count()).toBe(3);
  await page.getByRole('button', { name: 'Add links' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add links' });
  await dialog.getByLabel('Addresses').fill(`title,address\nMarshes,${site.article}\n`);
  await dialog.getByRole('button', { name: 'Find the pages' }).click();
  await dialog.getByRole('checkbox', { name: /Marshes/ }).waitFor();
  await dialog.getByRole('button', { name: 'Add 1 page' }).click();
  await expect.poll(() => rows.count()).toBe(4);

  await page.getByRole('button', { name: 'Change the recipe' }).click();
  const recipe = page.getByRole('dialog', { name: 'Recipe' });
  await recipe.getByLabel('Format').selectOption('Brief');
  await recipe.getByLabel('Minutes').fill('1');
  await recipe.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Brief, 1 minute, plain tone').waitFor();
  await page.getByText(/of sound still to be made\. .*Nothing leaves this server\./).waitFor();

  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Try the failed one again' }).waitFor();
  await page.getByText('Finished', { exact: true }).waitFor();
  const states = await rows.evaluateAll((found) => found.map((row) => row.children[3]?.textContent));
  expect(states).toEqual(['Done', 'Done', 'Failed', 'Done']);
  // Why, where one looks for it.
  expect(await rows.nth(2).innerText()).toMatch(/no text|nothing|empty/i);
  await rows.nth(0).getByRole('link').click();
  await page.waitForURL(/\/create\/[\da-f-]{36}$/);
  await page.goBack();

  for (const [width, scheme] of EVERY_SCREEN) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    expect(await misfits(page), `${width} ${scheme}`).toEqual([]);
    expect(await axeFaults(page), `${width} ${scheme}`).toEqual([]);
  }
  await page.getByRole('button', { name: 'More about the batch' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.waitForURL('**/create/batches');
  await page.getByText('No batch yet.').waitFor();
  await visitor.close();
});
