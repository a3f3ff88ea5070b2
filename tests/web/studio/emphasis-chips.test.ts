// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Script } from '../../../src/kernel/artifacts.ts';
import { buildLiveScript } from '../../../src/kernel/live-script/build.ts';
import { LiveDocument } from '../../../src/web/features/studio/document/live-document.ts';
import { DirectionChips } from '../../../src/web/features/studio/rows/direction-chips.tsx';
import { type Studio, StudioContext } from '../../../src/web/features/studio/studio-context.ts';
import { StudioStore } from '../../../src/web/features/studio/studio-state.ts';
import { button, click, renderPage } from '../render-page.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SCRIPT = {
  title: 'Tides',
  description: '',
  language: 'en',
  speakers: ['slt', 'openai:alloy', 'kept-1'].map((voiceId, slot) => {
    return { slot, name: `S${slot}`, role: 'host', voiceId };
  }),
  segments: [{ id: 's', title: 'S', kind: 'body', targetWords: 0, sentenceIds: [] }],
  turns: [0, 1, 2].map((speaker) => {
    return {
      id: `t${speaker}`,
      segmentId: 's',
      speaker,
      text: 'It is not the Moon.',
      kind: 'frame',
      refs: [],
    };
  }),
} as unknown as Script;

/** Of the turn of a speaker, what its chips say. */
async function chipsOf(slot: number, words: readonly string[]) {
  const live = new LiveDocument(buildLiveScript(SCRIPT), { id: 'u', name: 'Ana' }, 'undo');
  for (const each of words) {
    const start = SCRIPT.turns[0]!.text.indexOf(each);
    live.turns.toggleEmphasis(`t${slot}`, { start, end: start + each.length });
  }
  const studio = { document: live, state: new StudioStore(), script: SCRIPT } as unknown as Studio;
  const voices = [
    { id: 'slt', engine: 'flite' },
    { id: 'openai:alloy', engine: 'openai' },
    { id: 'kept-1', engine: 'elevenlabs' },
  ];
  const chips = createElement(DirectionChips, { turn: live.store.turn(`t${slot}`)! });
  await renderPage(createElement(StudioContext, { value: studio }, chips), {
    answers: { 'GET /api/v1/voices?language=en': { voices } },
  });
  const said = screen.getAllByRole('button').map(({ textContent }) => textContent);
  return { live, said: said.filter((text) => text !== '') };
}

it.each([
  [0, ['emphasis “is”', 'emphasis “Moon”']],
  [1, ['emphasis “is”, which this voice cannot', 'emphasis “Moon”, sent in capitals']],
  // A voice of one's own that a service speaks.
  [2, ['emphasis “is”, which this voice cannot', 'emphasis “Moon”, sent in capitals']],
])('speaker %i: a chip says where its voice does less than to stress the words', async (slot, said) => {
  expect((await chipsOf(slot, ['is', 'Moon'])).said).toEqual(said);
});

it('a chip takes its stress away, and the undo brings it back', async () => {
  const { live } = await chipsOf(0, ['Moon']);
  await click(button('Without emphasis “Moon”'));
  expect(live.store.turn('t0')!.directions).toEqual({});
  live.undo.undo();
  expect(live.store.turn('t0')!.directions).toEqual({ emphasis: [{ text: 'Moon' }] });
});
