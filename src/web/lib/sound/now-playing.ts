import { useSyncExternalStore } from 'react';
import type { Discovered } from '../workspace/workspace-queries.ts';

/** Something to hear at the foot of the page: an episode of one's own, or one published on this server. */
export type Track =
  | { kind: 'own'; id: string; title: string; detail?: string; coverUrl?: string | undefined }
  | ({ kind: 'published'; detail: string } & Discovered);

export interface NowPlaying {
  track: Track | undefined;
  /** It is heard, or about to be. */
  playing: boolean;
  /** In whole seconds, so that what shows it is not drawn more often than it changes. */
  positionMs: number;
}

const SILENT: NowPlaying = { track: undefined, playing: false, positionMs: 0 };
let now = SILENT;
let toggle: (() => void) | undefined;
const listeners = new Set<() => void>();

function set(change: Partial<NowPlaying>): void {
  now = { ...now, ...change };
  for (const listener of listeners) listener();
}

/** Plays it, and nothing else; the one that plays already is paused, or goes on. */
export function listenTo(track: Track): void {
  if (now.track?.id === track.id) toggle?.();
  else set({ ...SILENT, track, playing: true });
}

/** Silence, and no player at the foot. */
export function stopListening(): void {
  if (now.track) set(SILENT);
}

/** The player tells what it does, and can be asked to pause or go on. @returns ends it */
export function attachPlayer(trackId: string, onToggle: () => void): () => void {
  toggle = onToggle;
  return () => {
    if (toggle === onToggle) toggle = undefined;
    if (now.track?.id === trackId && now.playing) set({ playing: false });
  };
}

/** What the player of a track does now; of one that was replaced, nothing is said. */
export function reportPlaying(trackId: string, playing: boolean, positionMs: number): void {
  if (now.track?.id !== trackId) return;
  const whole = Math.floor(positionMs / 1000) * 1000;
  if (playing !== now.playing || whole !== now.positionMs) set({ playing, positionMs: whole });
}

/** Only what is picked: drawn again when that changes. */
export function useNowPlaying<T>(pick: (state: NowPlaying) => T): T {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pick(now),
  );
}
