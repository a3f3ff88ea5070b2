import './wave-intro.css';
import { type CSSProperties, useEffect, useState } from 'react';
import { readStored, writeStored } from '../../lib/browser/storage.ts';
import { SCORE_BARS, WAVE_BARS } from './score-bars.ts';

const SEEN_KEY = 'af_wave_intro_seen';
/** Specification 9.8 */
const LASTS_MS = 3500;
const HALF = 100;

function isWanted(): boolean {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return !still && readStored('local', SEEN_KEY) === undefined;
}

/**
 * Sound-wave bars that play once, at a first visit (specification 1.7). They lie behind what is to be
 * read and take no press.
 */
export function WaveIntro({ bars = WAVE_BARS, onDone }: { bars?: number; onDone?: () => void }) {
  const [playing, setPlaying] = useState(isWanted);
  useEffect(() => {
    if (!playing) return;
    writeStored('local', SEEN_KEY, true);
    const timer = setTimeout(() => {
      setPlaying(false);
      onDone?.();
    }, LASTS_MS);
    return () => clearTimeout(timer);
  }, [playing, onDone]);
  if (!playing) return null;
  return (
    <svg
      aria-hidden="true"
      data-wave-intro
      viewBox={`0 0 ${bars * 10} ${HALF * 2}`}
      preserveAspectRatio="none"
      className="wave-intro pointer-events-none absolute inset-x-0 bottom-0 -z-10 h-28 w-full opacity-40"
    >
      {Array.from({ length: bars }, (_, index) => {
        const { height, upper } = SCORE_BARS[index % SCORE_BARS.length] ?? { height: 0.5, upper: true };
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture whose bars keep their places
            key={index}
            x={index * 10 + 4}
            y={upper ? HALF - 3 - height * 90 : HALF + 3}
            width="2"
            height={height * 90}
            rx="1"
            fill={upper ? 'var(--v1)' : 'var(--v2)'}
            style={{ '--place': index, '--foot': upper ? 'bottom' : 'top' } as CSSProperties}
          />
        );
      })}
    </svg>
  );
}
