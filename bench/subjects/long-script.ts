import { readDocument } from '../../src/documents/read-document.ts';
import type { Document, Script, Segment, Speaker, Turn } from '../../src/kernel/artifacts.ts';
import { SCRIPT_SCHEMA, SCRIPT_VERSION } from '../../src/kernel/contracts/script.ts';
import { FIXTURES } from './fixtures.ts';

const SENTENCES_A_TURN = 2;

/** What the two recorded voices were heard to speak, pauses between turns included. */
const WORDS_PER_MINUTE = 170;

/** One document read out. Later passes swap the voices and quicken them, so that no take is had twice. */
interface Reading {
  document: Document;
  pass: number;
}

/**
 * A show of about so many minutes: the fixtures' bodies read out whole, two sentences a turn, two
 * voices in alternation. Every turn differs from every other in text, voice or pace, so that each has
 * to be spoken anew.
 */
export async function assembleScript(minutes: number, voiceIds: readonly [string, string]): Promise<Script> {
  // The LaTeX source is the paper's text once more.
  const { latex: _sameText, ...texts } = FIXTURES;
  const documents = await Promise.all(Object.values(texts).map((path) => readDocument(path)));
  const turns: Turn[] = [];
  const segments: Segment[] = [];
  let words = 0;
  for (let pass = 0; words < minutes * WORDS_PER_MINUTE; pass++) {
    for (const document of documents) {
      if (words >= minutes * WORDS_PER_MINUTE) break;
      const segment = segmentOf({ document, pass }, segments.length);
      segments.push(segment);
      for (const turn of turnsOf({ document, pass }, segment.id, turns.length)) {
        if (words >= minutes * WORDS_PER_MINUTE) break;
        turns.push(turn);
        words += turn.text.split(/\s+/).length;
      }
    }
  }
  return scriptOf(turns, segments, words, voiceIds);
}

function segmentOf({ document, pass }: Reading, index: number): Segment {
  const title = `${document.metadata.title}${pass > 0 ? `, reading ${pass + 1}` : ''}`;
  return { id: `g${index}`, title, kind: 'body', targetWords: 0, sentenceIds: [] };
}

function turnsOf({ document, pass }: Reading, segmentId: string, from: number): Turn[] {
  const body = new Set(
    document.blocks.filter((b) => b.role === 'body' && b.type === 'paragraph').map((b) => b.id),
  );
  const sentences = document.sentences.filter((sentence) => body.has(sentence.blockId));
  const turns: Turn[] = [];
  for (let i = 0; i < sentences.length; i += SENTENCES_A_TURN) {
    const text = sentences
      .slice(i, i + SENTENCES_A_TURN)
      .map((sentence) => sentence.raw.replace(/\s+/g, ' '))
      .join(' ');
    turns.push({
      id: `t${from + turns.length}`,
      segmentId,
      speaker: (turns.length + pass) % 2,
      text,
      kind: 'frame',
      refs: [],
      ...(pass > 1 ? { directions: { pace: 1 + (pass >> 1) / 50 } } : {}),
    });
  }
  return turns;
}

function scriptOf(
  turns: Turn[],
  segments: Segment[],
  words: number,
  voiceIds: readonly [string, string],
): Script {
  const speakers = voiceIds.map((voiceId, slot): Speaker => {
    return { slot, name: slot === 0 ? 'Ada' : 'Ben', role: slot === 0 ? 'host' : 'expert', voiceId };
  });
  const targetSeconds = (words / WORDS_PER_MINUTE) * 60;
  return {
    schema: SCRIPT_SCHEMA,
    version: SCRIPT_VERSION,
    title: 'The fixtures read out',
    language: 'en',
    format: 'deep_dive',
    description: '',
    writer: { name: 'bench', version: '1' },
    source: { documentId: '', title: '', authors: [], words },
    options: { targetMinutes: targetSeconds / 60 },
    length: { targetSeconds, estimatedSeconds: targetSeconds, words, limitedBySource: false },
    speakers,
    segments,
    turns,
    sentences: {},
  };
}
