import path from 'node:path';
import type { AudioKind } from '../../audio/audio-output.ts';

/** Where an episode's files go. Side files stand beside the sound and share its name. */
export interface EpisodePaths {
  mp3?: string;
  m4a?: string;
  opus?: string;
  flac?: string;
  wav?: string;
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

/** The sound formats an episode may have, in the order they are written. */
export const AUDIO_KINDS: readonly AudioKind[] = ['mp3', 'm4a', 'opus', 'flac', 'wav'];

/** @param base path without an extension, such as "shows/tides" */
export function episodePaths(
  base: string,
  sound: Partial<Record<AudioKind | 'stems', boolean>>,
): EpisodePaths {
  const full = path.resolve(base);
  const sounds = AUDIO_KINDS.filter((kind) => sound[kind]).map((kind) => [kind, `${full}.${kind}`]);
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
