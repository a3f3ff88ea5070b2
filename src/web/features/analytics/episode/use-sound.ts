import { useEffect, useRef, useState } from 'react';

/** The published sound, to be heard from a point: nothing of it is loaded before. */
export function useSound(url: string) {
  const audio = useRef<HTMLAudioElement>(undefined);
  const [playing, setPlaying] = useState(false);
  const [fault, setFault] = useState<string>();
  useEffect(
    () => () => {
      audio.current?.pause();
      audio.current = undefined;
    },
    [],
  );
  const open = () => {
    if (audio.current) return audio.current;
    const element = new Audio(url);
    element.addEventListener('play', () => setPlaying(true));
    for (const end of ['pause', 'ended', 'error']) element.addEventListener(end, () => setPlaying(false));
    audio.current = element;
    return element;
  };
  const hear = async (ms: number) => {
    const element = open();
    setFault(undefined);
    try {
      element.currentTime = ms / 1000;
      await element.play();
    } catch (error) {
      // A pause that comes before the sound does is no fault.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setFault('The sound could not be loaded. Check the connection, then try again.');
    }
  };
  return { playing, fault, hear: (ms: number) => void hear(ms), pause: () => audio.current?.pause() };
}

export type Sound = ReturnType<typeof useSound>;
