import type { Playback } from './playback.ts';
import type { PlayerFacts } from './player-facts.ts';

const BACK_MS = -15_000;
const ON_MS = 30_000;

/** Lets the buttons of headphones and of the lock screen play the episode, and shows there what it is. */
export function announce(playback: Playback, { title, publisher, coverPath }: PlayerFacts): void {
  const { mediaSession } = navigator;
  if (!mediaSession) return;
  const artwork = coverPath ? [{ src: new URL(coverPath, window.location.href).href }] : [];
  mediaSession.metadata = new MediaMetadata({ title, artist: publisher, artwork });
  mediaSession.setActionHandler('play', () => void playback.play());
  mediaSession.setActionHandler('pause', () => playback.pause());
  mediaSession.setActionHandler('seekbackward', () => playback.skip(BACK_MS));
  mediaSession.setActionHandler('seekforward', () => playback.skip(ON_MS));
  mediaSession.setActionHandler('seekto', ({ seekTime }) => {
    if (seekTime !== undefined) playback.seek(seekTime * 1000);
  });
}
