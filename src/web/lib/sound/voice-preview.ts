import { useSyncExternalStore } from 'react';
import { callPath } from '../../../kernel/contracts/calls.ts';
import { showToast } from '../toast-store.ts';

/** The voice or the word that is heard now, or is about to be. */
let heard: string | undefined;
let audio: HTMLAudioElement | undefined;
const listeners = new Set<() => void>();

function setHeard(next: string | undefined): void {
  heard = next;
  for (const listener of listeners) listener();
}

/** Plays a sentence by a voice, one at a time; the same one again stops it. */
export function togglePreview(voiceId: string): void {
  toggle(voiceId, callPath('readVoicePreview', { voiceId }));
}

/** A word by a voice, as it is to be said. */
export interface SaidWord {
  voiceId: string;
  word: string;
  alias?: string | undefined;
  ipa?: string | undefined;
}

export const keyOfWord = (said: SaidWord) => JSON.stringify(said);

/** The same for a word. */
export function toggleWord(said: SaidWord): void {
  const { voiceId, word, alias, ipa } = said;
  const query = new URLSearchParams({ text: word, word, ...(alias && { alias }), ...(ipa && { ipa }) });
  toggle(keyOfWord(said), `${callPath('readVoicePreview', { voiceId })}?${query}`);
}

/** The same for the first seconds of music or an effect. */
export function toggleSound(soundId: string): void {
  toggle(soundId, callPath('hearSound', { soundId }));
}

function toggle(key: string, address: string): void {
  const again = heard === key;
  stopPreview();
  if (again) return;
  const mine = new Audio(address);
  audio = mine;
  setHeard(key);
  const end = () => {
    if (audio === mine) setHeard(undefined);
  };
  mine.addEventListener('ended', end);
  mine.play().catch(() => {
    // Stopped before it began is no failure.
    if (audio !== mine || heard !== key) return;
    end();
    showToast('This could not be played. Try again in a moment.', { bad: true });
  });
}

export function stopPreview(): void {
  audio?.pause();
  audio = undefined;
  if (heard !== undefined) setHeard(undefined);
}

/** Which voice is heard, by its id, or which word, by its key. */
export function usePreview(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => heard,
  );
}
