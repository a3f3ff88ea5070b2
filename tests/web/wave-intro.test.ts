// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WaveIntro } from '../../src/web/features/home/wave-intro.tsx';
import { renderPage, settle } from './render-page.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
});

it('plays for 3.5 seconds with 48 bars, and is remembered', async () => {
  await renderPage(createElement(WaveIntro));
  const bars = () => document.querySelectorAll('rect').length;
  expect(bars()).toBe(48);
  await settle(3499);
  expect(bars()).toBe(48);
  await settle(1);
  expect(bars()).toBe(0);
  expect(window.localStorage.getItem('af_wave_intro_seen')).toBe('true');
});

it.each([
  ['less motion is wanted', { media: ['(prefers-reduced-motion: reduce)'] }],
  ['it was seen before', { stored: { af_wave_intro_seen: 'true' } }],
])('does not play where %s', async (_, options) => {
  await renderPage(createElement(WaveIntro), options);
  expect(document.querySelector('svg')).toBeNull();
});
