import type { SpokenWord } from '../../kernel/artifacts.ts';
import type { SpokenRange } from '../normalize/traced-text.ts';
import type { SentenceTiming } from './join-sentences.ts';
import type { PlannedSentence } from './plan-take.ts';

interface Token {
  start: number;
  end: number;
  startMs?: number;
  endMs?: number;
  estimated: boolean;
}

/** Words of scripts that write none of the spaces between them are found by the dictionary. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}]/u;
const unspacedWords = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * The words of the transcript, as written, with the times of what was said for them. Joined by
 * single spaces they give the sentence back (where its language writes spaces). Words that are
 * said as one thing ("25 °C") are one word; a mark nothing is said for belongs to the word before.
 */
export function transcriptWords(sentence: PlannedSentence, timing: SentenceTiming): SpokenWord[] {
  const tokens = mergeSaidTogether(tokenize(sentence.text), sentence.map);
  for (const [from, to, startMs, endMs, estimated] of timing.words) {
    for (const said of sentence.map) {
      if (said.spokenStart >= to || said.spokenEnd <= from) continue;
      const token = tokens.find((t) => t.start < said.end && t.end > said.start);
      if (token) widen(token, startMs, endMs, estimated);
    }
  }
  fillGaps(tokens, timing);
  return tokens.map((t) => ({
    text: sentence.text.slice(t.start, t.end).replace(/\s+/g, ' '),
    startMs: t.startMs ?? timing.startMs,
    endMs: t.endMs ?? timing.endMs,
    estimated: t.estimated,
  }));
}

function tokenize(text: string): Token[] {
  const spaced = Array.from(text.matchAll(/\S+/g), (m) => ({ start: m.index, end: m.index + m[0].length }));
  return spaced.flatMap(({ start, end }) => {
    const word = text.slice(start, end);
    if (!UNSPACED.test(word)) return [{ start, end, estimated: true }];
    const parts: Token[] = [];
    for (const { segment, index, isWordLike } of unspacedWords.segment(word)) {
      const last = parts.at(-1);
      if (!isWordLike && last) last.end = start + index + segment.length;
      else parts.push({ start: start + index, end: start + index + segment.length, estimated: true });
    }
    return parts;
  });
}

/** Tokens that one spoken word stands for become one; unsaid ones join the one before (or after). */
function mergeSaidTogether(tokens: Token[], map: SpokenRange[]): Token[] {
  const merged: Token[] = [];
  let pendingStart: number | undefined;
  for (const token of tokens) {
    const said = map.filter((r) => r.start < token.end && r.end > token.start);
    const last = merged.at(-1);
    if (said.length === 0) {
      if (last) last.end = token.end;
      else pendingStart ??= token.start;
    } else if (last && said.some((r) => r.start < last.end)) {
      last.end = token.end;
    } else {
      merged.push({ ...token, start: pendingStart ?? token.start });
      pendingStart = undefined;
    }
  }
  return merged;
}

function widen(token: Token, startMs: number, endMs: number, estimated: boolean): void {
  token.estimated = token.startMs === undefined ? estimated : token.estimated || estimated;
  token.startMs = Math.min(token.startMs ?? startMs, startMs);
  token.endMs = Math.max(token.endMs ?? endMs, endMs);
}

/** Tokens the engine said nothing about share the time between their neighbours by their length. */
function fillGaps(tokens: Token[], timing: SentenceTiming): void {
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]?.startMs !== undefined) continue;
    let end = i;
    while (end < tokens.length && tokens[end]?.startMs === undefined) end++;
    const from = tokens[i - 1]?.endMs ?? timing.startMs;
    const to = Math.max(from, tokens[end]?.startMs ?? timing.endMs);
    spread(tokens.slice(i, end), from, to);
    i = end;
  }
}

function spread(tokens: Token[], from: number, to: number): void {
  const total = tokens.reduce((sum, t) => sum + (t.end - t.start), 0);
  let at = from;
  for (const token of tokens) {
    token.startMs = at;
    at += ((to - from) * (token.end - token.start)) / total;
    token.endMs = at;
    token.estimated = true;
  }
}
