import { useEffect } from 'react';
import type { Player } from './engine/player.ts';
import { nextChapter, previousChapter } from './engine/positions.ts';
import { usePlayerValue } from './use-player.ts';

export interface Track {
  title: string;
  artist: string;
  coverUrl?: string | undefined;
}

/** Lock screens, headsets and media keys: what plays, where it is, and what they may do. */
export function useMediaSession(player: Player, track: Track): void {
  const source = usePlayerValue(player, (state) => state.source);
  const playing = usePlayerValue(player, (state) => state.playing);
  const second = usePlayerValue(player, (state) => Math.floor(state.positionMs / 1000));
  const rate = usePlayerValue(player, (state) => state.rate);
  const { title, artist, coverUrl } = track;
  const session = source === 'none' ? undefined : navigator.mediaSession;

  useEffect(() => {
    if (!session) return;
    const artwork = coverUrl ? [{ src: coverUrl, type: 'image/jpeg' }] : [];
    session.metadata = new MediaMetadata({ title, artist, artwork });
    return () => {
      session.metadata = null;
    };
  }, [session, title, artist, coverUrl]);

  useEffect(() => {
    if (!session) return;
    return answer(session, player);
  }, [session, player]);

  useEffect(() => {
    if (!session) return;
    session.playbackState = playing ? 'playing' : 'paused';
    const duration = player.knownMs() / 1000;
    if (duration > 0) {
      session.setPositionState({ duration, position: Math.min(second, duration), playbackRate: rate });
    }
  }, [session, player, playing, second, rate]);
}

function answer(session: MediaSession, player: Player): () => void {
  const chapters = () => player.snapshot().timeline?.chapters ?? [];
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => void player.play(),
    pause: () => player.pause(),
    stop: () => player.pause(),
    seekbackward: ({ seekOffset }) => player.skip(-(seekOffset ?? 15) * 1000),
    seekforward: ({ seekOffset }) => player.skip((seekOffset ?? 15) * 1000),
    seekto: ({ seekTime }) => seekTime !== undefined && seekTime !== null && player.seek(seekTime * 1000),
    previoustrack: () => player.seek(previousChapter(chapters(), player.positionNow())),
    nexttrack: () => player.seek(nextChapter(chapters(), player.positionNow()) ?? player.knownMs()),
  };
  const names = Object.keys(actions) as MediaSessionAction[];
  for (const name of names) attempt(() => session.setActionHandler(name, actions[name] ?? null));
  return () => {
    for (const name of names) attempt(() => session.setActionHandler(name, null));
  };
}

/** A browser refuses actions that it does not know. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // One button fewer on the lock screen.
  }
}
