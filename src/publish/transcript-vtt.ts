import type { Cue, Script, SpokenSentence } from '../kernel/artifacts.ts';
import { oneLine } from '../kernel/rules/one-line.ts';
import { timestamp } from './clock-time.ts';
import { fixedWords } from './fixed-words.ts';
import { speakerNames } from './speaker-names.ts';
import { spokenSentences } from './spoken-sentences.ts';

/**
 * The transcript as WebVTT (W3C, "WebVTT: The Web Video Text Tracks Format"): one cue a sentence on
 * the show's clock, its speaker in a voice tag, and a note that the voices are synthetic.
 */
export function transcriptVtt(script: Script, cues: Cue[]): string {
  const names = speakerNames(script);
  const head = [`WEBVTT`, note([script.title, fixedWords(script.language).notice])];
  const body = cues.flatMap((cue) => {
    const name = names.get(cue.speaker) ?? '';
    return spokenSentences(cue, script).map((sentence, i) =>
      vttCue(`${oneLine(cue.turnId)}-${i + 1}`, name, sentence),
    );
  });
  return `${[...head, ...body].join('\n\n')}\n`;
}

/** An empty line would end it, and what came after would be read as cues. */
function note(lines: readonly string[]): string {
  const shown = lines.map(oneLine).filter((line) => line !== '');
  return `NOTE\n${shown.join('\n').replaceAll('-->', '- ->')}`;
}

function vttCue(id: string, name: string, sentence: SpokenSentence): string {
  // A cue must end after it starts.
  const endMs = Math.max(sentence.startMs + 1, sentence.endMs);
  // Line ends within a cue would end it or break its tag.
  const voice = name ? `<v ${escapeText(oneLine(name))}>` : '';
  const times = `${timestamp(sentence.startMs)} --> ${timestamp(endMs)}`;
  return `${id.replaceAll('-->', '')}\n${times}\n${voice}${escapeText(oneLine(sentence.text))}`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
