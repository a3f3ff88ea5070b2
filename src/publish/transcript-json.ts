import type { Cue, Script, SpokenSentence, SpokenWord, Turn, TurnRef } from '../kernel/artifacts.ts';
import { compact } from '../kernel/compact.ts';
import { oneLine } from '../kernel/rules/one-line.ts';
import { fixedWords } from './fixed-words.ts';
import { speakerNames } from './speaker-names.ts';
import { spokenSentences } from './spoken-sentences.ts';

/** Where a spoken turn comes from. */
export interface TranscriptRef extends TurnRef {
  /** The source sentence as it stands in the document. */
  raw: string;
  page?: number;
  section?: string;
  /** Of several files: which one it stands in. */
  file?: string;
}

export interface TranscriptTurn {
  turnId: string;
  segmentId: string;
  kind: Turn['kind'];
  /** The speaker's slot and name. */
  speaker: number;
  name: string;
  /** Milliseconds on the show's clock, as all times here. */
  startMs: number;
  endMs: number;
  text: string;
  sentences: SpokenSentence[];
  words: SpokenWord[];
  refs: TranscriptRef[];
}

export interface Transcript {
  /** Of the Podcasting 2.0 JSON transcript, whose `segments` any podcast player reads. */
  version: '1.0.0';
  segments: { speaker: string; startTime: number; endTime: number; body: string }[];
  title: string;
  language: string;
  notice: string;
  speakers: { slot: number; name: string; role: string }[];
  turns: TranscriptTurn[];
}

/**
 * The transcript as JSON: `segments` as the Podcasting 2.0 namespace has them (seconds, one a
 * sentence), and `turns` with everything known of each: sentence and word times in milliseconds and
 * the source sentences it rests on.
 */
export function transcriptJson(script: Script, cues: Cue[]): Transcript {
  const names = speakerNames(script);
  const turns = new Map(script.turns.map((turn) => [turn.id, turn]));
  return {
    version: '1.0.0',
    segments: cues.flatMap((cue) =>
      spokenSentences(cue, script).map((sentence) => ({
        speaker: names.get(cue.speaker) ?? '',
        startTime: sentence.startMs / 1000,
        endTime: sentence.endMs / 1000,
        body: sentence.text,
      })),
    ),
    title: oneLine(script.title),
    language: script.language,
    notice: fixedWords(script.language).notice,
    speakers: script.speakers.map(({ slot, name, role }) => ({ slot, name: oneLine(name), role })),
    turns: cues.map((cue) => transcriptTurn(cue, turns.get(cue.turnId), names, script)),
  };
}

function transcriptTurn(
  cue: Cue,
  turn: Turn | undefined,
  names: Map<number, string>,
  script: Script,
): TranscriptTurn {
  return {
    turnId: cue.turnId,
    segmentId: cue.segmentId,
    kind: turn?.kind ?? 'frame',
    speaker: cue.speaker,
    name: names.get(cue.speaker) ?? '',
    startMs: cue.startMs,
    endMs: cue.endMs,
    text: turn?.text ?? cue.sentences.map((s) => s.text).join(' '),
    sentences: cue.sentences,
    words: cue.words,
    refs: (turn?.refs ?? []).map((ref) => withSource(ref, script)),
  };
}

function withSource(ref: TurnRef, script: Script): TranscriptRef {
  const source = script.sentences[ref.sentenceId];
  const file = source?.part === undefined ? undefined : script.source.parts?.[source.part]?.name;
  return compact({
    ...ref,
    raw: source?.raw ?? '',
    page: source?.page,
    section: source?.section,
    file,
  });
}
