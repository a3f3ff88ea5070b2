import type { Document } from '../kernel/artifacts.ts';

const PARAGRAPHS = [
  [
    'Echoes have told people about places for a long time.',
    'A ship in fog sounded its horn and waited for the cliff to answer.',
    'Sound travels about 340 metres in one second, so an answer after two seconds meant a cliff 340 metres away.',
    'Pilots learned to judge the distance within 10 per cent.',
  ],
  [
    'Bats do the same with calls that no person can hear.',
    'Each call lasts a few thousandths of a second, because a longer one would cover its own echo.',
    'A bat calls more often as it comes nearer to an insect.',
    'In 1938 Donald Griffin recorded these calls with a microphone built for the purpose.',
  ],
  [
    'Geologists use echoes to see layers of rock beneath the sea.',
    'Hard layers send back more of the sound than soft ones do.',
    'A survey of one bay takes about three weeks and costs $40,000.',
    'However, gas in the mud swallows the sound, and nothing below it can be seen.',
  ],
];

/** A short text, already read: writing a script of it loads what writing and measuring need. */
export function practiceDocument(): Document {
  const document: Document = {
    version: 1,
    id: 'practice',
    source: { name: 'practice.txt', mediaType: 'text', bytes: 0 },
    metadata: { title: 'Echoes', titleFrom: 'document', authors: [], language: 'en', words: 0 },
    text: PARAGRAPHS.map((sentences) => sentences.join(' ')).join('\n\n'),
    blocks: [],
    sentences: [],
    warnings: [],
  };
  let at = 0;
  for (const [index, sentences] of PARAGRAPHS.entries()) {
    const blockId = `b${index}`;
    const start = at;
    for (const raw of sentences) {
      const id = `s${document.sentences.length}`;
      document.sentences.push({ id, blockId, start: at, end: at + raw.length, raw });
      at += raw.length + 1;
    }
    const text = sentences.join(' ');
    document.blocks.push({
      id: blockId,
      type: 'paragraph',
      role: 'body',
      start,
      end: start + text.length,
      text,
    });
    at = start + text.length + 2;
  }
  return document;
}
