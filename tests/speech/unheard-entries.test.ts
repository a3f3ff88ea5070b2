import { describe, expect, it } from 'vitest';
import type { Script } from '../../src/kernel/artifacts.ts';
import { unheardEntries } from '../../src/speech/pronunciation/unheard-entries.ts';

const script = (voiceId: string): Script => ({
  schema: 'afterword.script',
  version: 1,
  title: 'Tides',
  language: 'en',
  format: 'lecture',
  description: '',
  writer: { name: 'hand', version: '1' },
  source: { documentId: '', title: '', authors: [], words: 4 },
  options: { targetMinutes: 1 },
  length: { targetSeconds: 60, estimatedSeconds: 2, words: 4, limitedBySource: false },
  speakers: [{ slot: 0, name: 'Maya', role: 'narrator', voiceId }],
  segments: [{ id: 'g1', title: 'Tides', kind: 'body', targetWords: 4, sentenceIds: [] }],
  turns: [
    { id: 't1', segmentId: 'g1', speaker: 0, text: 'Newton explained the tide.', kind: 'frame', refs: [] },
  ],
  sentences: {},
});

describe('unheardEntries', () => {
  it('names phonemes that a voice cannot take, once, and only those that are met', () => {
    const entries = [
      { grapheme: 'Newton', ipa: 'ʘqχ' },
      { grapheme: 'Kelvin', ipa: 'ʘqχ' },
      { grapheme: 'tide', alias: 'tyde' },
    ];
    expect(unheardEntries(script('slt'), entries)).toEqual([expect.stringContaining('"Newton"')]);
  });

  it('is content with phonemes where the engine takes them', () => {
    expect(unheardEntries(script('en-us+f5'), [{ grapheme: 'Newton', ipa: 'ˈnjuːtən' }])).toEqual([]);
  });
});
