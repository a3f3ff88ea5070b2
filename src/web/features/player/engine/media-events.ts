import type { PlayerState } from './types.ts';

interface MediaHandlers {
  update: (change: Partial<PlayerState>) => void;
  state: () => PlayerState;
  onTime: () => void;
  onEnd: () => void;
  /** Load the sound again where it was. */
  retry: () => void;
}

const UNREADABLE = 'This browser cannot play the sound. The downloads may work in another player.';
const UNREACHED = 'The sound does not reach this browser. Check the connection, then try again.';

/** Hears what an audio element says and puts it into the player's words. @returns ends it */
export function followMediaElement(
  audio: HTMLAudioElement,
  kind: 'live' | 'file',
  { update, state, onTime, onEnd, retry }: MediaHandlers,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const on = (type: string, act: () => void) => audio.addEventListener(type, act, { signal });
  on('timeupdate', onTime);
  on('durationchange', onTime);
  on('seeked', onTime);
  on('playing', () => update({ waiting: false, fault: undefined }));
  on('canplay', () => update({ waiting: false }));
  on('waiting', () => update({ waiting: state().playing }));
  // By the system or a headset, not by this page.
  on('pause', () => state().playing && !audio.ended && update({ playing: false, waiting: false }));
  on('play', () => !state().playing && update({ playing: true }));
  on('ended', () => {
    if (kind === 'live') return update({ waiting: true });
    update({ playing: false, waiting: false, ended: true });
    onEnd();
  });
  on('error', () => {
    const isNetwork = audio.error?.code === MediaError.MEDIA_ERR_NETWORK || !navigator.onLine;
    if (isNetwork) update({ waiting: state().playing, fault: UNREACHED });
    else update({ playing: false, waiting: false, fault: UNREADABLE });
  });
  window.addEventListener('online', () => audio.error && retry(), { signal });
  return () => ending.abort();
}
