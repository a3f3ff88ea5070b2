import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Opens the diagnostics by three clicks on this, as often as it takes: on a machine with much to do
 * three clicks may need longer than the second that they have.
 */
export async function clickThrice(page: Page, what: Locator): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Diagnostics' });
  // Clicks are counted by the part of the page that toasts come with.
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  const isOpen = async () => {
    // Once it is open it stands before what is clicked.
    if (!(await dialog.isVisible()))
      await what.click({ clickCount: 3, timeout: 5000 }).catch(() => undefined);
    return dialog.isVisible();
  };
  await expect.poll(isOpen).toBe(true);
  return dialog;
}
