import type { PlayerState } from './types.ts';

interface Told {
  tell: (change: Partial<PlayerState>) => void;
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
  { tell, state, onTime, onEnd, retry }: Told,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const on = (type: string, act: () => void) => audio.addEventListener(type, act, { signal });
  on('timeupdate', onTime);
  on('durationchange', onTime);
  on('seeked', onTime);
  on('playing', () => tell({ waiting: false, fault: undefined }));
  on('canplay', () => tell({ waiting: false }));
  on('waiting', () => tell({ waiting: state().playing }));
  // By the system or a headset, not by this page.
  on('pause', () => state().playing && !audio.ended && tell({ playing: false, waiting: false }));
  on('play', () => !state().playing && tell({ playing: true }));
  on('ended', () => {
    if (kind === 'live') return tell({ waiting: true });
    tell({ playing: false, waiting: false, ended: true });
    onEnd();
  });
  on('error', () => {
    const isNetwork = audio.error?.code === MediaError.MEDIA_ERR_NETWORK || !navigator.onLine;
    if (isNetwork) tell({ waiting: state().playing, fault: UNREACHED });
    else tell({ playing: false, waiting: false, fault: UNREADABLE });
  });
  window.addEventListener('online', () => audio.error && retry(), { signal });
  return () => ending.abort();
}
