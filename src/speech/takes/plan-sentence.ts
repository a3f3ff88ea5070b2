import type { Voice } from '../../kernel/artifacts.ts';
import { compact } from '../../kernel/compact.ts';
import type { EngineDefinition, TextRange } from '../engines/engine.ts';
import { normalize } from '../normalize/normalize.ts';
import type { SpokenRange } from '../normalize/traced-text.ts';
import type { Dictionaries } from '../pronunciation/dictionaries.ts';
import { type ForeignVoice, foreignVoice } from '../voices/foreign-voice.ts';
import type { Stretch } from './foreign-stretches.ts';
import { cutAtStress, type StressedStretch, stressedInCapitals, stressedSpoken } from './stressed-words.ts';
import { asWritten } from './written-text.ts';

/** A part of a sentence that is spoken by itself, because its language or its stress is another than its neighbour's. */
export interface PlannedPart {
  /** Where it begins in the sentence's spoken text. */
  at: number;
  /** As given to the voice: its words of the sentence, and a comma where the sentence goes on. */
  spoken: string;
  /** Absent: the speaker's own voice and language. */
  foreign?: ForeignVoice;
  /** It is stressed as a whole. */
  isStressed?: true;
  /** Silence after its speech, in milliseconds. */
  pauseAfterMs: number;
}

export interface SpokenSentencePlan {
  /** As given to the voice; empty when nothing of it can be said. */
  spoken: string;
  /** Which characters of the written sentence each spoken word says. */
  map: SpokenRange[];
  /** Words of `spoken` that the engine stresses. */
  stressed?: TextRange[];
  /** What is spoken by itself: where its language changes, or words are stressed by an engine that cannot. */
  parts?: PlannedPart[];
}

/** Between two languages within a phrase, and where a mark stands between them. */
const WITHIN_PHRASE_MS = 45;
const AT_MARK_MS = 140;

interface Piece extends SpokenSentencePlan {
  foreign: ForeignVoice | undefined;
  isStressed: true | undefined;
  /** Whether a mark that makes a pause follows it. */
  marked: boolean;
}

/**
 * What a voice is given for one sentence, its pieces each by the rules of their language.
 *
 * @param stressed words of `text` that are stressed, in order
 */
export function planSentence(
  text: string,
  pieces: readonly Stretch[],
  stressed: readonly TextRange[],
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
  if (engine.reads === 'written') return say(stressedInCapitals(text, stressed), language);
  const cut: readonly StressedStretch[] = engine.stresses ? pieces : cutAtStress(pieces, stressed);
  const isWhole = cut.every((piece) => piece.language === undefined && !piece.isStressed);
  if (isWhole) return withStress(say(text, language), engine.stresses ? stressed : []);
  const spoken: Piece[] = [];
  for (const { start, end, language: other, isStressed } of cut) {
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
      isStressed,
      marked: /[,;:–—(][\s"'“”„«»]*$/.test(text.slice(start, end)),
    });
  }
  const plan = joined(spoken, /[.?!](?=["'“”«»)\]\s]*$)/.exec(text)?.[0] ?? '');
  return withStress(plan, engine.stresses ? stressed : []);
}

function withStress(plan: SpokenSentencePlan, ranges: readonly TextRange[]): SpokenSentencePlan {
  const stressed = stressedSpoken(plan, ranges);
  return stressed.length > 0 ? { ...plan, stressed } : plan;
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
    const { foreign, isStressed } = piece;
    const words = compact<PlannedPart>({
      at,
      spoken: body + (mark || ','),
      foreign,
      isStressed,
      pauseAfterMs: piece.marked ? AT_MARK_MS : WITHIN_PHRASE_MS,
    });
    const goesOn = !foreign && !last?.foreign && isStressed === last?.isStressed;
    if (last && goesOn) {
      last.spoken = spoken.slice(last.at) + (mark === '' ? ',' : '');
      last.pauseAfterMs = words.pauseAfterMs;
    } else parts.push(words);
  });
  const switched = parts.some((part) => part.foreign !== undefined || part.isStressed);
  return switched ? { spoken, map, parts } : { spoken, map };
}
