import type { Voice } from '../../kernel/artifacts.ts';
import type { EngineDefinition } from '../engines/engine.ts';
import { normalize } from '../normalize/normalize.ts';
import type { SpokenRange } from '../normalize/traced-text.ts';
import type { Dictionaries } from '../pronunciation/dictionaries.ts';
import { type ForeignVoice, foreignVoice } from '../voices/foreign-voice.ts';
import type { Stretch } from './foreign-stretches.ts';
import { asWritten } from './written-text.ts';

/** A part of a sentence that is spoken by itself, because its language is another than its neighbour's. */
export interface PlannedPart {
  /** Where it begins in the sentence's spoken text. */
  at: number;
  /** As given to the voice: its words of the sentence, and a comma where the sentence goes on. */
  spoken: string;
  /** Absent: the speaker's own voice and language. */
  foreign?: ForeignVoice;
  /** Silence after its speech, in milliseconds. */
  pauseAfterMs: number;
}

export interface SpokenSentencePlan {
  /** As given to the voice; empty when nothing of it can be said. */
  spoken: string;
  /** Which characters of the written sentence each spoken word says. */
  map: SpokenRange[];
  /** Where its language changes: at least two. */
  parts?: PlannedPart[];
}

/** Between two languages within a phrase, and where a mark stands between them. */
const WITHIN_PHRASE_MS = 45;
const AT_MARK_MS = 140;

interface Piece extends SpokenSentencePlan {
  foreign: ForeignVoice | undefined;
  /** Whether a mark that makes a pause follows it. */
  marked: boolean;
}

/** What a voice is given for one sentence, its pieces each by the rules of their language. */
export function planSentence(
  text: string,
  pieces: readonly Stretch[],
  {
    voice,
    engine,
    language,
    dictionaries,
  }: { voice: Voice; engine: EngineDefinition; language: string; dictionaries: Dictionaries },
): SpokenSentencePlan {
  const say = (written: string, inLanguage: string) => {
    const words = dictionaries.of(inLanguage, engine);
    return engine.reads === 'written' ? asWritten(written, words) : normalize(written, inLanguage, words);
  };
  if (engine.reads === 'written' || !pieces.some((piece) => piece.language !== undefined))
    return say(text, language);
  const spoken: Piece[] = [];
  for (const { start, end, language: other } of pieces) {
    const said = say(text.slice(start, end), other ?? language);
    const last = spoken.at(-1);
    if (said.spoken === '') {
      if (last && /[,;:.!?–—()]/.test(text.slice(start, end))) last.marked = true;
      continue;
    }
    if (last && /^[\s"'“”„«»)]*[,;:–—(]/.test(text.slice(start, end))) last.marked = true;
    spoken.push({
      spoken: said.spoken,
      map: said.map.map((r) => ({ ...r, start: r.start + start, end: r.end + start })),
      foreign: other === undefined ? undefined : foreignVoice(voice, other),
      marked: /[,;:–—(][\s"'“”„«»]*$/.test(text.slice(start, end)),
    });
  }
  return joined(spoken, /[.?!](?=["'“”«»)\]\s]*$)/.exec(text)?.[0] ?? '');
}

function joined(pieces: readonly Piece[], endMark: string): SpokenSentencePlan {
  let spoken = '';
  const map: SpokenRange[] = [];
  const parts: PlannedPart[] = [];
  pieces.forEach((piece, i) => {
    const final = i === pieces.length - 1;
    const body = piece.spoken.replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
    const at = spoken === '' ? 0 : spoken.length + 1;
    const mark = final ? endMark || piece.spoken.slice(body.length) || '' : piece.marked ? ',' : '';
    spoken += (spoken === '' ? '' : ' ') + body + mark;
    for (const range of piece.map)
      map.push({
        ...range,
        spokenStart: range.spokenStart + at,
        spokenEnd: Math.min(range.spokenEnd, body.length + mark.length) + at,
      });
    const last = parts.at(-1);
    const words = {
      at,
      spoken: body + (mark || ','),
      pauseAfterMs: piece.marked ? AT_MARK_MS : WITHIN_PHRASE_MS,
    };
    if (last && piece.foreign === undefined && last.foreign === undefined) {
      last.spoken = spoken.slice(last.at) + (mark === '' ? ',' : '');
      last.pauseAfterMs = words.pauseAfterMs;
    } else parts.push(piece.foreign === undefined ? words : { ...words, foreign: piece.foreign });
  });
  const switched = parts.some((part) => part.foreign !== undefined);
  return switched ? { spoken, map, parts } : { spoken, map };
}
