import type { Cue, Script } from '../../kernel/artifacts.ts';
import { spokenSentences } from '../spoken-sentences.ts';
import { fitsTwoLines, LINE_WIDTH } from './wrap-lines.ts';

/** What is shown at a time. Times are milliseconds on the show's clock. */
export interface Caption {
  speaker: number;
  turnId: string;
  text: string;
  startMs: number;
  endMs: number;
}

/** The bounds that broadcasters agree on (BBC and Netflix guidelines): how long a caption stands. */
export const LEAST_MS = 1000;
export const MOST_MS = 7000;
/** Characters a second that can be read. */
export const READING_SPEED = 20;
/** Of writing without spaces; a letter may take two units. */
const LINEFUL = /.{1,20}/gsu;
/** Between two captions, so that the eye notices the change. */
const BETWEEN_MS = 40;

interface Token {
  text: string;
  startMs: number;
  endMs: number;
}

/**
 * A show's speech in captions: none of more than two lines or seven seconds, broken after commas
 * where there are some, and standing long enough to be read where the speech leaves the time.
 *
 * @param prefix what stands before a turn's first words, such as the speaker's name
 */
export function splitSpeech(script: Script, cues: readonly Cue[], prefix: (cue: Cue) => string): Caption[] {
  const captions = cues.flatMap((cue) => {
    const sentences = spokenSentences(cue, script);
    const pieces = sentences.flatMap((sentence, i) => {
      const tokens = timedTokens(sentence, cue);
      if (tokens[0] && i === 0) tokens[0].text = prefix(cue) + tokens[0].text;
      return divide(tokens);
    });
    const { speaker, turnId } = cue;
    return joinShort(pieces).map((piece) => ({ speaker, turnId, ...piece }));
  });
  return captions.map((caption, i) => standLonger(caption, captions[i + 1]));
}

/** The sentence's words with their times: the engine's where they agree in number, else by length. */
function timedTokens(sentence: Token, cue: Cue): Token[] {
  const texts = sentence.text
    .split(/\s+/u)
    .filter((text) => text !== '')
    .flatMap(cutLong);
  const heard = cue.words.filter((w) => w.startMs >= sentence.startMs - 1 && w.endMs <= sentence.endMs + 1);
  if (heard.length === texts.length) {
    return texts.map((text, i) => ({ text, startMs: heard[i]!.startMs, endMs: heard[i]!.endMs }));
  }
  const total = texts.reduce((sum, text) => sum + text.length + 1, 0);
  const length = sentence.endMs - sentence.startMs;
  let done = 0;
  return texts.map((text) => {
    const startMs = sentence.startMs + (length * done) / total;
    done += text.length + 1;
    return { text, startMs, endMs: sentence.startMs + (length * done) / total };
  });
}

/** Writing without spaces is cut so that a line holds a piece. */
function cutLong(text: string): string[] {
  return text.length <= LINE_WIDTH ? [text] : (text.match(LINEFUL) ?? []);
}

function divide(tokens: readonly Token[]): Token[] {
  const piece = joined(tokens);
  const fits = fitsTwoLines(piece.text) && piece.endMs - piece.startMs <= MOST_MS;
  if (fits || tokens.length < 2) return tokens.length === 0 ? [] : [piece];
  const at = bestBreak(tokens);
  return [...divide(tokens.slice(0, at)), ...divide(tokens.slice(at))];
}

function joined(tokens: readonly Token[]): Token {
  return {
    text: tokens.map((token) => token.text).join(' '),
    startMs: tokens[0]?.startMs ?? 0,
    endMs: tokens.at(-1)?.endMs ?? 0,
  };
}

/** Near the middle, and rather after a comma, colon, semicolon or dash. */
function bestBreak(tokens: readonly Token[]): number {
  const lengths = tokens.map((token) => token.text.length + 1);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let best = { at: 1, cost: Number.POSITIVE_INFINITY };
  let before = 0;
  for (let at = 1; at < tokens.length; at++) {
    before += lengths[at - 1]!;
    const off = Math.abs(before / total - 0.5);
    const cost = /[,;:–—][”’"')]*$/u.test(tokens[at - 1]!.text) ? off * 0.4 : off + 0.05;
    if (cost < best.cost) best = { at, cost };
  }
  return best.at;
}

/** Captions of under a second join a neighbour of the same turn where both fit. */
function joinShort(pieces: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (const piece of pieces) {
    const last = kept.at(-1);
    const short = last && Math.min(last.endMs - last.startMs, piece.endMs - piece.startMs) < LEAST_MS;
    const both = last && joined([last, piece]);
    if (short && both && fitsTwoLines(both.text) && both.endMs - both.startMs <= MOST_MS) {
      kept[kept.length - 1] = both;
    } else kept.push(piece);
  }
  return kept;
}

/** Held until it can be read, but not into the next one, nor beyond what stands well. */
function standLonger(caption: Caption, next: Caption | undefined): Caption {
  const startMs = Math.round(caption.startMs);
  const reading = (caption.text.length * 1000) / READING_SPEED;
  const wanted = startMs + Math.min(MOST_MS, Math.max(LEAST_MS, reading));
  const room = next ? Math.round(next.startMs) - BETWEEN_MS : Number.POSITIVE_INFINITY;
  const spoken = Math.min(
    Math.round(caption.endMs),
    startMs + MOST_MS,
    next ? Math.round(next.startMs) : Infinity,
  );
  const endMs = Math.max(startMs + 1, spoken, Math.round(Math.min(wanted, room)));
  return { ...caption, startMs, endMs };
}
