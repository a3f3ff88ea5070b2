import { openBlobFeed } from './blob-feed.ts';
import { openMediaSourceFeed, streamingSource } from './media-source-feed.ts';
import type { FeedNeeds, LiveFeed, LiveSound } from './types.ts';

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
