// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { type ComponentProps, createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Gated } from '../../src/web/app/gated.tsx';
import OutboxPage from '../../src/web/features/platform/outbox-page.tsx';
import PlatformAdminPage from '../../src/web/features/platform/platform-admin-page.tsx';
import type { Security, SessionView } from '../../src/web/lib/account/security.ts';
import { type Page, Refusal, renderPage, STRANGER, settle } from './render-page.ts';

const CHECK = 'GET /api/v1/profile/subscription';
const ACTIVE = { subscription_status: 'active', subscription_plan: 'creator', stripe_customer_id: null };
const SESSION = {
  user: { id: 'ada', mustChangePassword: false, profile: { user_id: 'ada', ...ACTIVE } },
} as SessionView;
const ADA: Security = { ...STRANGER, status: 'signed-in', session: SESSION };

type GatedProps = ComponentProps<typeof Gated>;

let page: Page | undefined;
afterEach(async () => {
  cleanup();
  page = undefined;
  vi.unstubAllGlobals();
});

describe('a gated page', () => {
  const open = async (answers = {}) => {
    page = await renderPage(createElement(Gated, { card: 'the card' } as GatedProps, 'the page'), {
      security: ADA,
      answers,
      address: '/library',
    });
  };

  it('is not drawn before the check has passed', async () => {
    const answer = Promise.withResolvers<unknown>();
    await open({ [CHECK]: answer.promise });
    expect(document.body.textContent).not.toContain('the page');
    expect(document.querySelector('[role=status]')).not.toBeNull();
    answer.resolve(ACTIVE);
    await vi.waitFor(async () => {
      await settle();
      expect(document.body.textContent).toBe('the page');
    });
  });

  it('becomes the card where the check fails', async () => {
    await open({ [CHECK]: new Refusal(403, 'not_allowed', 'No.') });
    await vi.waitFor(async () => {
      await settle();
      expect(document.body.textContent).toBe('the card');
    });
  });
});

it.each([
  ['/platform-admin', PlatformAdminPage],
  ['/outbox', OutboxPage],
])('%s asks nothing of the server for who is no platform admin', async (address, Page) => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  page = await renderPage(createElement(Page), { security: ADA, address });
  await settle();
  expect(document.body.textContent).toContain('This page is not for you');
  expect(page.requests).toEqual([]);
});
