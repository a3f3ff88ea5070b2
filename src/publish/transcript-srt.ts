import type { Cue, Script } from '../kernel/artifacts.ts';
import { oneLine } from '../kernel/rules/one-line.ts';
import { timestamp } from './clock-time.ts';
import { speakerNames } from './speaker-names.ts';
import { type Caption, splitSpeech } from './subtitles/split-speech.ts';
import { wrapLines } from './subtitles/wrap-lines.ts';

/**
 * The transcript as SubRip (.srt): captions of at most two lines of 42 characters and seven
 * seconds, with the speaker's name where the speaker changes. There is no place in it for a note.
 */
export function transcriptSrt(script: Script, cues: Cue[]): string {
  const names = speakerNames(script);
  const before = new Map(cues.map((cue, i) => [cue, cues[i - 1]?.speaker]));
  const prefix = (cue: Cue): string => {
    const name = plain(names.get(cue.speaker) ?? '');
    return name !== '' && names.size > 1 && before.get(cue) !== cue.speaker ? `${name}: ` : '';
  };
  const captions = splitSpeech(script, cues, prefix);
  return captions.map((caption, i) => `${i + 1}\n${times(caption)}\n${lines(caption)}\n`).join('\n');
}

function times({ startMs, endMs }: Caption): string {
  return `${timestamp(startMs, ',')} --> ${timestamp(endMs, ',')}`;
}

function lines({ text }: Caption): string {
  return wrapLines(plain(text)).join('\n');
}

/** Players take "<b" for markup and an arrow for a time; there is no escape for either. */
function plain(text: string): string {
  return oneLine(text)
    .replace(/-{2,}>/g, '→')
    .replace(/<(?=[\p{L}/!])/gu, '‹')
    .replace(/(?<=‹[^<>›]*)>/gu, '›')
    .replaceAll('{\\', '{ \\')
    .trim();
}
