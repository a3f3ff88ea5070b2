import type { Cue, Script } from '../../src/kernel/artifacts.ts';

/** A short script with what is hard to write down: markup, arrows, quotes, line ends, other scripts. */
export const script: Script = {
  schema: 'afterword.script',
  version: 1,
  title: 'Why the sea <comes> & goes',
  language: 'en',
  format: 'deep_dive',
  description: 'On tides.',
  writer: { name: 'test', version: '1' },
  source: { documentId: 'd', title: 'Tides', authors: [], words: 10 },
  options: { targetMinutes: 1 },
  length: { targetSeconds: 60, estimatedSeconds: 10, words: 20, limitedBySource: false },
  speakers: [
    { slot: 0, name: 'Maya <host>', role: 'host', voiceId: 'a' },
    { slot: 3, name: 'Léo & Co', role: 'expert', voiceId: 'b' },
  ],
  segments: [
    { id: 's1', title: 'Two bulges', kind: 'body', targetWords: 10, sentenceIds: [] },
    { id: 's2', title: 'The lunar day', kind: 'recap', targetWords: 10, sentenceIds: [] },
  ],
  turns: [
    { id: 't1', segmentId: 's1', speaker: 0, text: 'Is 2 < 3 --> so? Yes & no.', kind: 'question', refs: [] },
    {
      id: 't2',
      segmentId: 's2',
      speaker: 3,
      text: 'The sea is stretched.',
      kind: 'source',
      refs: [{ sentenceId: 'x1', edit: 'simplified', changes: ['it -> the sea'] }],
    },
  ],
  sentences: { x1: { raw: 'It is stretched (see 4).', page: 2, section: 'Bulges' } },
};

export const cues: Cue[] = [
  {
    turnId: 't1',
    segmentId: 's1',
    speaker: 0,
    startMs: 500,
    endMs: 3000,
    sentences: [
      { text: 'Is 2 < 3 --> so?', startMs: 500, endMs: 1500 },
      { text: 'Yes &\n\nno.', startMs: 1600, endMs: 3000 },
    ],
    words: [{ text: 'Is', startMs: 500, endMs: 600, estimated: true }],
  },
  {
    turnId: 't2',
    segmentId: 's2',
    speaker: 3,
    startMs: 3_723_004,
    endMs: 3_724_000,
    sentences: [],
    words: [],
  },
];
