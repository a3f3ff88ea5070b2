import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WaveIntro } from '../../src/web/features/home/wave-intro.tsx';
import { type Mounted, mount } from './mounted.ts';

let page: Mounted;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  await page.unmount();
  vi.useRealTimers();
});

it('plays for 3.5 seconds with 48 bars, and is remembered', async () => {
  page = await mount(createElement(WaveIntro));
  const bars = () => page.document.querySelectorAll('rect').length;
  expect(bars()).toBe(48);
  await page.settle(3499);
  expect(bars()).toBe(48);
  await page.settle(1);
  expect(bars()).toBe(0);
  expect(page.window.localStorage.getItem('af_wave_intro_seen')).toBe('true');
});

it.each([
  ['less motion is wanted', { media: ['(prefers-reduced-motion: reduce)'] }],
  ['it was seen before', { kept: { af_wave_intro_seen: 'true' } }],
])('does not play where %s', async (_, given) => {
  page = await mount(createElement(WaveIntro), given);
  expect(page.document.querySelector('svg')).toBeNull();
});
