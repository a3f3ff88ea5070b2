import type { Cue, SpokenSentence, Take, Turn } from '../../kernel/artifacts.ts';
import type { LaidPart } from '../reel.ts';
import { framesToMs } from '../sample-rate.ts';

/** A turn on the show's clock: its take's times moved to where the take was laid, within its bounds. */
export function toCue(turn: Turn, take: Take, laid: LaidPart, reelStartFrame: number): Cue {
  const startMs = whole(framesToMs(reelStartFrame + laid.startFrame));
  const endMs = whole(framesToMs(reelStartFrame + laid.startFrame + laid.frames));
  const onShow = <T extends SpokenSentence>(spoken: T): T => {
    const at = (ms: number) => Math.min(endMs, Math.max(startMs, whole(startMs + ms - laid.trimmedMs)));
    return { ...spoken, startMs: at(spoken.startMs), endMs: at(spoken.endMs) };
  };
  return {
    turnId: turn.id,
    segmentId: turn.segmentId,
    speaker: turn.speaker,
    startMs,
    endMs,
    sentences: take.sentences.map(onShow),
    words: take.words.map(onShow),
  };
}

/** Transcripts count in whole milliseconds. */
function whole(ms: number): number {
  return Math.round(ms);
}
