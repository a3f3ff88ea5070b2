/** Sound that is made besides the MP3 when somebody asks for it. `stem`: a FLAC a speaker. */
export const EXPORT_KINDS = ['m4a', 'opus', 'flac', 'wav', 'stem'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** Everything that an episode consists of as files, the sound first, in the order a person is shown them. */
export const EPISODE_FILE_KINDS = [
  'mp3',
  'm4a',
  'opus',
  'flac',
  'wav',
  'stem',
  'transcript_txt',
  'transcript_vtt',
  'transcript_srt',
  'transcript_json',
  'chapters_json',
  'script',
  'cover',
  'peaks',
  'grounding',
] as const;
export type EpisodeFileKind = (typeof EPISODE_FILE_KINDS)[number];

interface EpisodeFileFacts {
  /** In a menu. */
  label: string;
  /** Within a sentence; where absent, the label is. */
  name?: string;
  mediaType: string;
  /** What is in it, for the summary of the command. */
  holds: string;
  isSound: boolean;
}

export const EPISODE_FILES: Readonly<Record<EpisodeFileKind, EpisodeFileFacts>> = {
  mp3: {
    label: 'MP3',
    mediaType: 'audio/mpeg',
    holds: 'the episode, with chapters and cover',
    isSound: true,
  },
  m4a: {
    label: 'M4A (AAC)',
    name: 'M4A',
    mediaType: 'audio/mp4',
    holds: 'the episode as AAC, with chapters and cover',
    isSound: true,
  },
  opus: {
    label: 'Opus',
    mediaType: 'audio/ogg; codecs=opus',
    holds: 'the episode as Opus, with chapters and cover',
    isSound: true,
  },
  flac: {
    label: 'FLAC',
    mediaType: 'audio/flac',
    holds: 'the episode, compressed without loss',
    isSound: true,
  },
  wav: {
    label: 'WAV',
    mediaType: 'audio/wav',
    holds: 'the episode, uncompressed',
    isSound: true,
  },
  stem: {
    label: 'One voice alone',
    name: 'a track for each speaker',
    mediaType: 'audio/flac',
    holds: 'one part of the mix by itself',
    isSound: true,
  },
  transcript_txt: {
    label: 'Transcript, text',
    mediaType: 'text/plain; charset=utf-8',
    holds: 'transcript to read',
    isSound: false,
  },
  transcript_vtt: {
    label: 'Transcript, WebVTT',
    mediaType: 'text/vtt; charset=utf-8',
    holds: 'transcript with times (WebVTT)',
    isSound: false,
  },
  transcript_srt: {
    label: 'Transcript, SubRip',
    mediaType: 'application/x-subrip; charset=utf-8',
    holds: 'transcript with times (SubRip)',
    isSound: false,
  },
  transcript_json: {
    label: 'Transcript, JSON',
    mediaType: 'application/json',
    holds: 'transcript with sources (JSON)',
    isSound: false,
  },
  chapters_json: {
    label: 'Chapters, JSON',
    mediaType: 'application/json',
    holds: 'chapters (Podcast 2.0 JSON)',
    isSound: false,
  },
  script: {
    label: 'Script, JSON',
    mediaType: 'application/json',
    holds: 'script: edit it, then `afterword render` it',
    isSound: false,
  },
  cover: {
    label: 'Cover',
    mediaType: 'image/jpeg',
    holds: 'cover',
    isSound: false,
  },
  peaks: {
    label: 'Waveform, JSON',
    mediaType: 'application/json',
    holds: 'waveform with the speaker of each stretch',
    isSound: false,
  },
  grounding: {
    label: 'Sources checked, JSON',
    mediaType: 'application/json',
    holds: 'what each statement rests on, checked',
    isSound: false,
  },
};
