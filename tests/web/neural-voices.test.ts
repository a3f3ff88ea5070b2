// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NeuralVoices } from '../../src/web/components/models/neural-voices.tsx';
import type { Security } from '../../src/web/lib/account/security.ts';
import { modelsToOffer, shownInstalls } from '../../src/web/lib/models/describe-model.ts';
import type { InstalledModel, ModelInstall, Models } from '../../src/web/lib/models/models-query.ts';
import { button, click, type Page, Refusal, renderPage, STRANGER } from './render-page.ts';

const KITTEN = {
  name: 'kitten',
  family: 'kitten',
  languages: ['en-US'],
  speakers: 8,
  licence: 'Apache-2.0',
  bytes: 26_600_550,
};
const MODELS: Models = {
  models: [],
  published: [KITTEN],
  recommended: { en: ['kitten'] },
  administrators: ['Ada', 'Vera'],
};
const INSTALLED: InstalledModel = {
  id: 'kitten-en',
  family: 'kitten',
  languages: ['en-US'],
  licence: null,
  source: null,
  bytes: 1000,
  addedAt: null,
  catalogueName: 'kitten',
  voiceIds: ['kitten:en#0'],
};
const install = (given: Partial<ModelInstall>): ModelInstall => ({
  id: 'i1',
  kind: 'catalogue',
  name: 'kitten',
  status: 'fetching',
  doneBytes: 5e6,
  totalBytes: 20e6,
  modelId: null,
  createdAt: '2026-11-23T08:00:00.000Z',
  ...given,
});

const as = (isPlatformAdmin: boolean): Security => ({
  ...STRANGER,
  status: 'signed-in',
  isPlatformAdmin,
  session: { user: { id: 'me' }, role: 'owner', isPlatformAdmin } as Security['session'],
});

async function open(models: unknown, isPlatformAdmin = true): Promise<Page> {
  const page = await renderPage(createElement(NeuralVoices), {
    security: as(isPlatformAdmin),
    answers: {
      'GET /api/v1/models': models,
      'GET /api/v1/voices?language=': { voices: [] },
      'POST /api/v1/platform/models': install({}),
      'POST /api/v1/platform/model-installs/i1/cancel': install({ status: 'cancelled' }),
    },
  });
  await vi.waitFor(() => expect(text()).not.toContain('Loading'));
  return page;
}
const text = () => document.body.textContent;

beforeEach(() => void vi.stubGlobal('navigator', { ...navigator, language: 'en-US' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('neural voices', () => {
  it('are offered where none speaks the language, with what they are, and installed by one press', async () => {
    const page = await open(MODELS);
    expect(text()).toContain('The English voices on board are simple');
    expect(text()).toContain('8 voices, 27 MB, Apache-2.0');
    await click(button('Install it'));
    expect(page.requests).toContainEqual({ call: 'POST /api/v1/platform/models', body: { name: 'kitten' } });
  });

  it('are offered without a press to those who may not install them, who read whom to ask', async () => {
    await open(MODELS, false);
    expect(text()).toContain('The English voices on board are simple');
    expect(text()).toContain('Ada and Vera can install voices on this server: ask one of them.');
    expect(screen.queryAllByRole('button', { name: /Install|Remove|Choose/ })).toEqual([]);
  });

  it('are not offered where one speaks the language, or is on its way', async () => {
    await open({ ...MODELS, models: [INSTALLED] });
    expect(text()).not.toContain('are simple');
    cleanup();
    await open({ ...MODELS, installs: [install({})] });
    expect(text()).not.toContain('are simple');
  });

  it('on their way say how far they are, and can be stopped', async () => {
    const page = await open({ ...MODELS, installs: [install({})] });
    expect(text()).toContain('Fetching 5 MB of 20 MB, 25 %');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    await click(button('Stop installing kitten'));
    expect(page.requests.map(({ call }) => call)).toContain('POST /api/v1/platform/model-installs/i1/cancel');
  });

  it('that did not come say why, and what else there is', async () => {
    const error = { code: 'model_download_failed', message: 'The connection was cut.' };
    await open({ ...MODELS, installs: [install({ status: 'failed', error })] });
    expect(screen.getByRole('alert').textContent).toBe(
      'The connection was cut. What came is kept; an archive can be uploaded as well.',
    );
    expect(button('Go on installing kitten')).toBeDefined();
  });

  it('that could not be asked for can be asked for again', async () => {
    await open(new Refusal(403, 'not_allowed', 'Not you.'));
    expect(screen.getByRole('alert').textContent).toContain('Not you.');
    expect(button('Try again')).toBeDefined();
  });
});

describe('what is offered', () => {
  it('is for the language, not for one that a model speaks or nobody knows', () => {
    expect(modelsToOffer(MODELS, 'en-GB')).toEqual([KITTEN]);
    expect(modelsToOffer(MODELS, 'de')).toEqual([]);
    expect(modelsToOffer({ ...MODELS, models: [INSTALLED] }, 'en')).toEqual([]);
    expect(modelsToOffer({ ...MODELS, models: [{ ...INSTALLED, voiceIds: [] }] }, 'en')).toEqual([KITTEN]);
  });
});

describe('installs that are shown', () => {
  const shown = (installs: ModelInstall[], models: InstalledModel[] = []) =>
    shownInstalls({ ...MODELS, models, installs }).map(({ id }) => id);

  it.each([
    ['one that goes on', [install({ id: 'a' })], [], ['a']],
    ['not one that is done', [install({ id: 'a', status: 'done' })], [], []],
    ['one that failed', [install({ id: 'a', status: 'failed' })], [], ['a']],
    [
      'not one that failed once the model is there',
      [install({ id: 'a', status: 'failed' })],
      [INSTALLED],
      [],
    ],
    ['the newest of a name', [install({ id: 'b' }), install({ id: 'a', status: 'cancelled' })], [], ['b']],
  ])('%s', (_, installs, models, ids) => expect(shown(installs, models)).toEqual(ids));
});
