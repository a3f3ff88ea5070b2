import type { Script, Take } from '../../src/kernel/artifacts.ts';
import { script } from '../../src/kernel/contracts/script.ts';

/** A valid script of these turns, the speakers taking turns. */
export function makeScript(texts: string[], voices: string[] = ['slt', 'rms'], language = 'en'): Script {
  return script.parse({
    schema: 'afterword.script',
    version: 1,
    title: 'Tides',
    language,
    format: 'deep_dive',
    description: 'How the sea moves.',
    writer: { name: 'test', version: '1' },
    source: { documentId: 'd1', title: 'Tides', authors: [], words: 100 },
    options: { targetMinutes: 1 },
    length: { targetSeconds: 60, estimatedSeconds: 60, words: 100, limitedBySource: false },
    speakers: voices.map((voiceId, slot) => ({ slot, name: `Speaker ${slot + 1}`, role: 'host', voiceId })),
    segments: [{ id: 's1', title: 'The sea', kind: 'body', targetWords: 100, sentenceIds: [] }],
    turns: texts.map((text, i) => ({
      id: `t${i + 1}`,
      segmentId: 's1',
      speaker: i % voices.length,
      text,
      kind: 'frame',
    })),
    sentences: {},
  });
}

export async function allTakes(takes: AsyncIterable<Take>): Promise<Take[]> {
  const all: Take[] = [];
  for await (const take of takes) all.push(take);
  return all;
}
