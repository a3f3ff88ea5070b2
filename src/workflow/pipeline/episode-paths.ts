import path from 'node:path';
import { SOUND_FORMATS, type SoundFormat } from '../../kernel/rules/sound-formats.ts';

/** Where an episode's files go. Side files stand beside the sound and share its name. */
export interface EpisodePaths extends Partial<Record<SoundFormat, string>> {
  /** Stems, up to what tells them apart: "show.stem" becomes "show.stem-maya.flac". */
  stem?: string;
  cover: string;
  transcriptVtt: string;
  transcriptSrt: string;
  transcriptTxt: string;
  transcriptJson: string;
  chaptersJson: string;
  peaksJson: string;
  grounding: string;
  script: string;
}

/** @param base path without an extension, such as "shows/tides" */
export function episodePaths(
  base: string,
  sound: Partial<Record<SoundFormat | 'stems', boolean>>,
): EpisodePaths {
  const full = path.resolve(base);
  const sounds = SOUND_FORMATS.filter((kind) => sound[kind]).map((kind) => [kind, `${full}.${kind}`]);
  return {
    ...Object.fromEntries(sounds),
    ...(sound.stems ? { stem: `${full}.stem` } : {}),
    cover: `${full}.jpg`,
    transcriptVtt: `${full}.vtt`,
    transcriptSrt: `${full}.srt`,
    // Not "show.txt", which may be the document itself.
    transcriptTxt: `${full}.transcript.txt`,
    transcriptJson: `${full}.transcript.json`,
    chaptersJson: `${full}.chapters.json`,
    peaksJson: `${full}.peaks.json`,
    grounding: `${full}.grounding.json`,
    script: `${full}.script.json`,
  };
}
