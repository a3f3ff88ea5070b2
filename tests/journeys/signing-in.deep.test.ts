import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './support/chromium.ts';
import { Installation } from './support/installation.ts';
import { BREACHED, DEMO, linkTo, type Neighbours } from './support/neighbours.ts';
import { AuthPage, type Newcomer } from './support/newcomer.ts';
import { type JourneySetup, openSetup } from './support/people.ts';
import { type Expected, Visitor } from './support/visitor.ts';

/** Refusals that these journeys are about. */
const REFUSED: Expected[] = [
  { about: /\/api\/auth\/sign-in\/email$/, fault: 401 },
  { about: /\/api\/auth\/sign-in\/email$/, fault: 403 },
  { about: /\/api\/auth\/sign-in\/email$/, fault: 429 },
  { about: /\/api\/auth\/sign-up\/email$/, fault: 422 },
];

const ADA: Newcomer = { name: 'Ada Quill', email: 'ada@example.org', password: 'Marsh-Heron-42' };
const BEN: Newcomer = {
  name: 'Ben Ferry',
  email: 'ben@example.org',
  password: 'Night-Ferry-77',
  organization: 'Ferry & Sons!',
};

let browser: Browser;
const SCHEMES = ['http', 'https'] as const;
const setups = new Map<'http' | 'https', JourneySetup>();
beforeAll(async () => {
  const opening = SCHEMES.map(async (scheme) => {
    const open = scheme === 'http' ? Installation.open : Installation.openSecure;
    setups.set(scheme, await openSetup(open));
  });
  [browser] = await Promise.all([openChromium(), ...opening]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([...setups.values()].map((setup) => setup.close()));
});

describe.each(SCHEMES)('by %s', (scheme) => {
  let installation: Installation;
  let neighbours: Neighbours;
  let visitors = 0;

  beforeAll(() => {
    ({ installation, neighbours } = setups.get(scheme)!);
  });

  /** Somebody who has come to /auth and was asked about cookies. */
  async function visit<T>(work: (visitor: Visitor, auth: AuthPage) => Promise<T>): Promise<T> {
    visitors += 1;
    const visitor = await Visitor.open(browser, installation, {
      stranger: true,
      expected: REFUSED,
      // Each has an address of their own, as tries to sign in are counted by it.
      extraHTTPHeaders: { 'X-Forwarded-For': `192.0.2.${visitors}` },
    });
    const auth = new AuthPage(visitor.page);
    await auth.open();
    await auth.button('Reject non-essential').click();
    const done = await work(visitor, auth);
    await visitor.close();
    return done;
  }

  it('signs an individual up, verifies the address and lets them in', () =>
    visit(async ({ page, context }, auth) => {
      await auth.signUp(ADA);
      // The form is back at Sign In, with the address in it.
      expect(await auth.email.inputValue()).toBe(ADA.email);
      await auth.signIn(ADA);
      await page.getByRole('button', { name: /Send the message again/ }).waitFor();
      await page.goto(await linkTo(neighbours.inbox, ADA.email));
      await page.waitForURL(/\/auth\?verified=1|\/welcome/);
      if (page.url().includes('/auth')) await auth.signIn(ADA);
      await page.waitForURL('**/welcome');
      const cookie = (await context.cookies()).find(({ name }) => name.endsWith('af_session'));
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: scheme === 'https' });
    }));

  it('says at once what a password lacks, and that it is known from breaches', () =>
    visit(async ({ page }, auth) => {
      await auth.fillSignUp({ ...ADA, email: 'eve@example.org', password: BREACHED.password });
      await page.getByText(`Found in ${BREACHED.count.toLocaleString('en')} known breaches`).waitFor();
      expect(await auth.button('Create Account').isDisabled()).toBe(true);
      await auth.password.fill('Marsh-Heron-43');
      await page.getByText('Password not found in known breaches').waitFor();
      await page.getByText('Passwords do not match').waitFor();
      for (const { path, padding } of neighbours.requests) {
        expect(path).toMatch(/^\/range\/[0-9A-F]{5}$/);
        expect(padding).toBe('true');
      }
    }));

  it('founds the organization of a business at its first session', () =>
    visit(async ({ page }, auth) => {
      await auth.signUp(BEN);
      await page.goto(await linkTo(neighbours.inbox, BEN.email));
      await page.waitForURL(/\/auth\?verified=1|\/welcome/);
      if (page.url().includes('/auth')) await auth.signIn(BEN);
      await page.waitForURL('**/welcome');
      const session = (await (await page.request.get('/api/v1/session')).json()) as {
        organization: { name: string; slug: string };
        role: string;
      };
      expect(session).toMatchObject({
        organization: { name: 'Ferry & Sons!', slug: 'ferry-sons', personal: false },
        role: 'owner',
      });
    }));

  it('sends a new password on its way, and ends what was signed in', () =>
    visit(async ({ page }, auth) => {
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await auth.toast('Email required').waitFor();
      await page.getByText('Please enter your email first.').waitFor();
      await auth.email.fill(ADA.email);
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await auth.toast('Reset email sent').waitFor();
      await page.goto(await linkTo(neighbours.inbox, ADA.email));
      await page.waitForURL(/\/reset-password/);
      ADA.password = `Tide-Table-${scheme === 'http' ? 18 : 19}`;
      await page.getByLabel('New password', { exact: true }).fill(ADA.password);
      await page.getByLabel('Confirm new password', { exact: true }).fill(ADA.password);
      await auth.button('Save the new password').click();
      await page.getByText('Your password is changed').waitFor();
      await auth.email.waitFor();
      await auth.signIn(ADA);
      await auth.toast('Welcome back!').waitFor();
      await page.waitForURL('**/welcome');
    }));

  it('takes who comes by Google to /welcome', () =>
    visit(async ({ page }, auth) => {
      await auth.button('Continue with Google').click();
      await page.waitForURL(/\/interaction\//);
      await page.getByRole('textbox').fill('gail@example.org');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL('**/welcome');
      const session = (await (await page.request.get('/api/v1/session')).json()) as { user: unknown };
      expect(session.user).toMatchObject({ email: 'gail@example.org', ssoProvider: 'google' });
    }));

  it('opens the demo without a session, with sample data alone', () =>
    visit(async ({ page, context }, auth) => {
      await page.getByText('Try the demo').click();
      await page.getByLabel('Demo email').fill(DEMO.email);
      await page.getByLabel('Demo password', { exact: true }).fill(DEMO.password);
      await auth.button('Open the demo').click();
      await page.waitForURL('**/discover');
      await auth.toast('Welcome!').waitFor();
      await page.getByText('Sample data.', { exact: true }).waitFor();
      expect((await context.cookies()).some(({ name }) => name.endsWith('af_session'))).toBe(false);
      const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect.poll(() => menu.allInnerTexts()).toEqual(['Discover', 'Business Portal']);
      await page.goto('/dashboard');
      await page.waitForURL('**/discover');
      await page.getByRole('button', { name: 'End the demo' }).click();
      await page.waitForURL('**/auth');
    }));

  it('locks an address after five wrong passwords', () =>
    visit(async ({ page }, auth) => {
      for (let i = 0; i < 5; i++) {
        await auth.signIn({ email: BEN.email, password: `wrong-${i}-Password` });
        await page.getByRole('alert').first().waitFor();
        await auth.toast('Authentication Failed').waitFor();
        await auth.button('Sign In').waitFor();
      }
      await auth.signIn(BEN);
      await page
        .getByText(/Try again in|locked/i)
        .first()
        .waitFor();
      expect(await auth.button('Sign In').isDisabled()).toBe(true);
    }));
});
