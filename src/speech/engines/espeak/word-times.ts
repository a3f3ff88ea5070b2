import type { EngineWord } from '../engine.ts';
import type { EspeakEvent } from './module.ts';

interface OpenWord {
  position: number;
  startMs: number;
  endMs?: number;
  voiced: boolean;
}

/**
 * Word times from the engine's events. A word lasts until the next one, or until the pause after
 * its last sound.
 *
 * @param text as given to the engine
 * @param lengthMs of the whole sound
 */
export function wordTimes(text: string, events: EspeakEvent[], lengthMs: number): EngineWord[] {
  const words: OpenWord[] = [];
  for (const event of events) {
    const open = words.at(-1);
    const at = event.audio_position;
    if (event.type === 'word') {
      if (open) open.endMs ??= at;
      words.push({ position: event.text_position, startMs: at, voiced: false });
    } else if (open && event.type === 'phoneme') {
      if (event.id !== '') open.voiced = true;
      else if (open.voiced) open.endMs ??= at;
    } else if (open && event.type === 'end') open.endMs ??= at;
  }
  const offsets = codePointOffsets(text);
  const starts = words.map(({ position }) => offsets[position - 1]);
  return words.flatMap(({ startMs, endMs = lengthMs }, i) => {
    const start = starts[i];
    if (start === undefined || endMs <= startMs) return [];
    // Where no space ends a word, the next one does.
    const next = starts.slice(i + 1).find((at) => at !== undefined && at > start) ?? text.length;
    const length = /^\S+/.exec(text.slice(start, next))?.[0].length ?? 0;
    return length > 0 ? [{ start, end: start + length, startMs, endMs, estimated: false }] : [];
  });
}

/** UTF-16 offset of each code point. */
function codePointOffsets(text: string): number[] {
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    offsets.push(at);
    at += character.length;
  }
  return offsets;
}
