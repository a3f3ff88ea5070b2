import { openBlobFeed } from './blob-feed.ts';
import { openMediaSourceFeed, streamingSource } from './media-source-feed.ts';
import type { LiveSegment } from './types.ts';

/** Where the sound of an unfinished show comes from, and what the feed may ask of its player. */
export interface LiveSound {
  renderId: string;
  segments: readonly LiveSegment[];
  /** Address of the growing HLS playlist, for browsers that take nothing else. */
  playlistUrl: string;
}

export interface FeedNeeds {
  /** The play head, in milliseconds of the show. */
  position: () => number;
  /** Whether somebody is listening: before that only a little is loaded. */
  wanted: () => boolean;
  onFault: (sentence: string | undefined) => void;
}

/** Keeps an audio element fed with the stretches that are there. */
export interface LiveFeed {
  /** More stretches are there. */
  update(segments: readonly LiveSegment[]): void;
  /** The play head was moved, or somebody began to listen. */
  look(): void;
  close(): void;
}

const MPEG = 'audio/mpeg';
const HLS = 'application/vnd.apple.mpegurl';

/**
 * Opens the sound so far on an element. In order of preference: Media Source, the browser's own HLS
 * (iPhones), and where there is neither, the stretches joined into one growing file.
 */
export function openLiveFeed(audio: HTMLAudioElement, sound: LiveSound, needs: FeedNeeds): LiveFeed {
  const source = streamingSource(MPEG);
  if (source) return openMediaSourceFeed(audio, source, sound, needs);
  if (audio.canPlayType(HLS)) return openPlaylist(audio, sound.playlistUrl);
  return openBlobFeed(audio, sound, needs);
}

/** The browser reads the playlist again by itself. */
function openPlaylist(audio: HTMLAudioElement, url: string): LiveFeed {
  audio.src = url;
  const nothing = () => {};
  return { update: nothing, look: nothing, close: () => audio.removeAttribute('src') };
}
