import { type ComponentProps, createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Gated } from '../../src/web/app/gated.tsx';
import OutboxPage from '../../src/web/features/platform/outbox-page.tsx';
import PlatformAdminPage from '../../src/web/features/platform/platform-admin-page.tsx';
import type { Security, SessionView } from '../../src/web/lib/account/security.ts';
import { type Mounted, mount, Refusal, STRANGER } from './mounted.ts';

const CHECK = 'GET /api/v1/profile/subscription';
const ACTIVE = { subscription_status: 'active', subscription_plan: 'creator', stripe_customer_id: null };
const SESSION = {
  user: { id: 'ada', mustChangePassword: false, profile: { user_id: 'ada', ...ACTIVE } },
} as SessionView;
const ADA: Security = { ...STRANGER, status: 'signed-in', session: SESSION };

type GatedProps = ComponentProps<typeof Gated>;

let page: Mounted | undefined;
afterEach(async () => {
  await page?.unmount();
  page = undefined;
  vi.unstubAllGlobals();
});

describe('a gated page', () => {
  const open = async (answers = {}) => {
    page = await mount(createElement(Gated, { card: 'the card' } as GatedProps, 'the page'), {
      security: ADA,
      answers,
      address: '/library',
    });
    return page;
  };

  it('is not drawn before the check has passed', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { text, settle, document } = await open({ [CHECK]: answer.promise });
    expect(text()).not.toContain('the page');
    expect(document.querySelector('[role=status]')).not.toBeNull();
    answer.resolve(ACTIVE);
    await vi.waitFor(async () => {
      await settle();
      expect(text()).toBe('the page');
    });
  });

  it('becomes the card where the check fails', async () => {
    const { text, settle } = await open({ [CHECK]: new Refusal(403, 'not_allowed', 'No.') });
    await vi.waitFor(async () => {
      await settle();
      expect(text()).toBe('the card');
    });
  });
});

it.each([
  ['/platform-admin', PlatformAdminPage],
  ['/outbox', OutboxPage],
])('%s asks nothing of the server for who is no platform admin', async (address, Page) => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  page = await mount(createElement(Page), { security: ADA, address });
  await page.settle();
  expect(page.text()).toContain('This page is not for you');
  expect(page.asked).toEqual([]);
});
