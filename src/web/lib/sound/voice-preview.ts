import { useSyncExternalStore } from 'react';
import { callPath } from '../../../kernel/contracts/calls.ts';
import { showToast } from '../toast-store.ts';

/** The voice that is heard now, or is about to be. */
let heard: string | undefined;
let audio: HTMLAudioElement | undefined;
const listeners = new Set<() => void>();

function setHeard(next: string | undefined): void {
  heard = next;
  for (const listener of listeners) listener();
}

/** Plays a sentence by a voice, one at a time; the same one again stops it. */
export function togglePreview(voiceId: string): void {
  const again = heard === voiceId;
  stopPreview();
  if (again) return;
  const mine = new Audio(callPath('readVoicePreview', { voiceId }));
  audio = mine;
  setHeard(voiceId);
  const end = () => {
    if (audio === mine) setHeard(undefined);
  };
  mine.addEventListener('ended', end);
  mine.play().catch(() => {
    // Stopped before it began is no failure.
    if (audio !== mine || heard !== voiceId) return;
    end();
    showToast('This voice could not be played. Try again in a moment.', { bad: true });
  });
}

export function stopPreview(): void {
  audio?.pause();
  audio = undefined;
  if (heard !== undefined) setHeard(undefined);
}

/** Which voice is heard. */
export function usePreview(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => heard,
  );
}
