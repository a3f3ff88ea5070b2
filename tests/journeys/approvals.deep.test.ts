import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { step } from '../house/step.ts';
import { essay } from '../service/workplace.ts';
import { axeFaults } from './support/axe.ts';
import { openChromium } from './support/chromium.ts';
import { Installation } from './support/installation.ts';
import { misfits } from './support/layout.ts';
import { AuthPage } from './support/newcomer.ts';
import { colleague, type Person } from './support/people.ts';
import { picture } from './support/picture.ts';
import { EVERY_SCREEN } from './support/screens.ts';
import { StudioPage } from './support/studio.ts';
import { Visitor } from './support/visitor.ts';

/* Iris makes, Mia manages and approves first, the owner last. Nothing else goes out. */

let installation: Installation;
let browser: Browser;
let iris: Person;
let mia: Person;
beforeAll(async () => {
  [installation, browser] = await Promise.all([
    Installation.open({ AFTERWORD_TRUSTED_PROXIES: '127.0.0.1', AFTERWORD_BREACH_URL: 'off' }),
    openChromium(),
  ]);
  iris = await colleague(installation, newcomer('Iris Heron', 'iris@example.org'));
  mia = await colleague(installation, newcomer('Mia Tern', 'mia@example.org'));
  await installation.caller.call('changeMember', {
    params: { userId: mia.userId },
    body: { role: 'manager' },
  });
});
afterAll(async () => {
  await browser?.close();
  await installation?.close();
});

const newcomer = (name: string, email: string) => ({ name, email, password: 'Marsh-Heron-42' });

/** Presses the button of a dialog that is open. */
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

async function mailTo(email: string): Promise<string> {
  for (;;) {
    const { mails } = await installation.caller.call('listOutbox');
    const mail = mails.find(
      ({ recipient, subject }) => recipient === email && subject.startsWith('Approval: '),
    );
    if (mail) return (await installation.caller.call('readOutboxMail', { params: { mailId: mail.id } })).text;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The page of approvals in every width and theme. */
async function looksRight(page: Page, name: string): Promise<void> {
  for (const [width, scheme] of EVERY_SCREEN) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await expect.poll(() => misfits(page), { message: `${width} ${scheme}` }).toEqual([]);
    expect(await axeFaults(page), `${width} ${scheme}`).toEqual([]);
    await picture(page, `approvals-${name}-${width}-${scheme}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

it('what was approved in two steps goes out, and what was changed since does not', {
  timeout: 900_000,
}, async () => {
  const { id, title } = await installation.make(essay(1), { targetMinutes: 1 }, iris.caller);
  const refused = [{ about: /\/publication$/, fault: 409 }];
  const owner = await Visitor.open(browser, installation);
  const maker = await Visitor.open(browser, installation, { as: iris.caller, expected: refused });
  // The session of whoever is not signed in yet is asked for.
  const first = await Visitor.open(browser, installation, {
    stranger: true,
    expected: [{ about: /\/api\/v1\/session$/, fault: 401 }],
  });

  await step('the owner says how approval goes', async () => {
    const { page } = owner;
    await page.goto('/approvals');
    await page.getByText('No approval was asked for yet.').waitFor();
    await looksRight(page, 'empty');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByRole('switch', { name: 'Publish only what is approved' }).click();
    for (const [number, role, name] of [
      [1, 'role:manager', 'Editing'],
      [2, 'role:owner', 'Owner'],
    ] as const) {
      await inDialog(page, 'Add a step').click();
      await page
        .getByLabel('Name', { exact: true })
        .nth(number - 1)
        .fill(name);
      await page.getByLabel(`Add to step ${number}`).selectOption(role);
      await page
        .getByLabel('Due after days (empty: never)')
        .nth(number - 1)
        .fill('2');
    }
    await looksRight(page, 'settings');
    await inDialog(page, 'Save').click();
    await page.getByText('Only what is approved is published').waitFor();
    await page.getByText('Managers; due after 2 days').waitFor();
  });

  await step('the creator asks, and cannot publish before', async () => {
    const { page } = maker;
    await page.goto('/student-library');
    await page.getByRole('button', { name: `More for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Publish to Discover' }).click();
    await page.getByText('Your organization publishes what was approved').first().waitFor();
    await page.getByRole('button', { name: `More for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Ask for approval' }).click();
    await page.getByLabel('Note').fill('Is the second part right?');
    await inDialog(page, 'Ask for approval').click();
    await page.getByText('Asked for approval of').first().waitFor();
  });

  await step('the first approver comes from the mail, signs in and approves', async () => {
    const { page } = first;
    const link = /\S+\/approvals\?link=\S+/.exec(await mailTo(mia.email))?.[0] as string;
    const { pathname, search } = new URL(link);
    await page.goto(pathname + search);
    await page.waitForURL('**/auth');
    await new AuthPage(page).signIn(mia);
    await page.waitForURL('**/approvals?link=*');
    await page.getByRole('heading', { name: 'You were asked' }).waitFor();
    // Opening the link decided nothing.
    const { approvals } = await iris.caller.call('listApprovals', { query: {} });
    expect(approvals[0]).toMatchObject({ status: 'pending', step: { number: 1 } });
    await looksRight(page, 'from-mail');
    await page
      .getByRole('button', { name: `Approve ${title}` })
      .first()
      .click();
    await inDialog(page, 'Approve').click();
    await page.getByText('Mia Tern approved it by the mail').first().waitFor();
  });

  await step('the second comes from the notification', async () => {
    const { page } = owner;
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByText(`“${title}” waits for your approval`).first().click();
    await page.waitForURL('**/approvals?request=*');
    await page
      .getByRole('button', { name: `Approve ${title}` })
      .first()
      .click();
    await inDialog(page, 'Approve').click();
    await page.getByText('Approved', { exact: true }).first().waitFor();
  });

  await step('a changed pause reopens it, and says so', async () => {
    const studio = new StudioPage(maker.page);
    await studio.open(id);
    const turnId = (await studio.order())[1] as string;
    await studio.row(turnId).locator('[data-text]').click();
    await studio.tool(turnId, 'Pause').click();
    await maker.page.getByRole('menuitemradio', { name: '3 s', exact: true }).click();
    await studio.saved();
    await maker.page.getByRole('button', { name: 'Update the sound' }).click();
    await maker.page.getByText('The sound is as the script').waitFor();
    const { page } = maker;
    await page.goto('/approvals');
    await page.getByText('It was changed after it was approved').first().waitFor();
    await page.getByText('What changed, comments and history').first().click();
    await page.getByText('Line 2 · Pause before it').first().waitFor();
    await page.getByText('3.00 s').first().waitFor();
    await page.getByRole('button', { name: 'Comment on line 2' }).first().click();
    await page.getByLabel('Comment on line 2').first().fill('A breath before the survey.');
    await page.getByRole('button', { name: 'Comment', exact: true }).first().click();
    await page.getByRole('link', { name: 'Answer in the script' }).waitFor();
    await looksRight(page, 'reopened');
    await page.goto(`/create/${id}`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await inDialog(page, 'Publish').click();
    await page.getByText('line 2, pause before it').first().waitFor();
  });

  await step('it is approved again, and published', async () => {
    for (const [visitor, gone] of [
      [first, 'Step 2 of 2'],
      [owner, 'Approved'],
    ] as const) {
      const { page } = visitor;
      await page.goto('/approvals');
      await page.getByRole('button', { name: `Approve ${title}` }).click();
      await inDialog(page, 'Approve').click();
      await page.getByText(gone).first().waitFor();
    }
    const { page } = maker;
    await page.goto(`/create/${id}`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await inDialog(page, 'Publish').click();
    await page.getByText('The episode is published.').first().waitFor();
  });

  for (const visitor of [owner, maker, first]) await visitor.close();
});
