import path from 'node:path';

/** Where an episode's files go. Side files stand beside the sound and share its name. */
export interface EpisodePaths {
  mp3?: string;
  wav?: string;
  cover: string;
  transcriptVtt: string;
  transcriptJson: string;
  chaptersJson: string;
  peaksJson: string;
  script: string;
}

/** @param base path without an extension, such as "shows/tides" */
export function episodePaths(base: string, sound: { mp3: boolean; wav: boolean }): EpisodePaths {
  const full = path.resolve(base);
  return {
    ...(sound.mp3 ? { mp3: `${full}.mp3` } : {}),
    ...(sound.wav ? { wav: `${full}.wav` } : {}),
    cover: `${full}.jpg`,
    transcriptVtt: `${full}.vtt`,
    transcriptJson: `${full}.transcript.json`,
    chaptersJson: `${full}.chapters.json`,
    peaksJson: `${full}.peaks.json`,
    script: `${full}.script.json`,
  };
}
