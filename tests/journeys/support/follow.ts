import type { Page } from 'playwright-core';

/** Goes there as a link of the page does, without a load. */
export function follow(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
