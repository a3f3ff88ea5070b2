import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Every fault axe finds on the page as it stands, by all its rules (WCAG 2.0 to 2.2 and best
 * practice; no rule is turned off), as "rule: element".
 * Where a dialog or a menu is open it is that which is looked at: what it stands above was a state of
 * its own before.
 * @param rules these alone
 */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  await isStill(page);
  await isWhole(page);
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  for (const role of ['dialog', 'menu'])
    if (await page.locator(`[role=${role}]`).filter({ visible: true }).count())
      builder.include(`[role=${role}]`);
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** Colours halfway through a change are nobody's choice. */
async function isStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' ||
          animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
}

/** What the browser does not draw while it is out of sight has no colours that axe could read. */
function isWhole(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const line of document.querySelectorAll<HTMLElement>('[data-turn]'))
      line.style.contentVisibility = 'visible';
  });
}
