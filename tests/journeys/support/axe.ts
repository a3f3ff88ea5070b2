import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { DEEP } from '../../house/depth.ts';

/** What a run of axe finds, as far as it is asked for. */
interface Found {
  violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[];
}

interface Axe {
  run(
    context: Document | { include: string[] },
    options: {
      resultTypes: string[];
      runOnly?: { type: 'rule'; values: string[] };
      rules?: Record<string, { enabled: boolean }>;
    },
  ): Promise<Found>;
}

/** The axe that comes with its package for Playwright. */
const SOURCE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Takes axe longer than its other rules together; tests/web/contrast.test.ts compares the colours in every run. */
const CONTRAST = 'color-contrast';

/**
 * Every fault axe finds on the page as it stands, by all its rules (WCAG 2.0 to 2.2 and best
 * practice), as "rule: element". In the ordinary run the contrast of colours is left to their table.
 * Where a dialog or a menu is open it is that which is looked at: what it stands above was a state of
 * its own before.
 *
 * axe is brought into a page once for as long as that is loaded, and writes down faults alone: both
 * take it longer than the looking.
 * @param rules these alone
 */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(look, {
    rules,
    without: DEEP || rules ? [] : [CONTRAST],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

interface Asked {
  /** These alone. */
  rules: string[] | undefined;
  without: string[];
}

/** Runs in the page. */
async function look({ rules, without }: Asked): Promise<Found> {
  // Colours halfway through a change are nobody's choice.
  const moving = () =>
    document.getAnimations().filter(
      ({ playState, effect }) =>
        playState === 'running' &&
        effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY &&
        // Within what is folded nothing is drawn, so that no change there comes to its end.
        (effect as KeyframeEffect | null)?.target?.checkVisibility() !== false,
    );
  while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished));
  // What the browser does not draw while it is out of sight has no colours that axe could read.
  for (const line of document.querySelectorAll<HTMLElement>('[data-turn]'))
    line.style.contentVisibility = 'visible';

  const isOpen = (floating: string) =>
    [...document.querySelectorAll(floating)].some((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
  const include = ['[role=dialog]', '[role=menu]'].filter(isOpen);
  const { axe } = window as unknown as { axe: Axe };
  const { violations } = await axe.run(include.length > 0 ? { include } : document, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
  });
  return { violations };
}
