import type { SampleEpisode } from './sample-episode.ts';

const HALF = 60;
const PITCH = 6;

/** The two-voice score as the server draws it: each bar says when it is heard, so that a script can follow. */
export function ScorePicture({
  bars,
  durationMs,
  label,
}: Pick<SampleEpisode, 'bars' | 'durationMs'> & { label: string }) {
  const width = bars.length * PITCH;
  return (
    <svg
      className="score-picture"
      viewBox={`0 0 ${width} ${HALF * 2}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <line x1="0" x2={width} y1={HALF} y2={HALF} />
      {bars.map(([level = 0, speaker = -1], i) => {
        if (speaker < 0) return null;
        const height = Math.max(2, Math.round((level / 100) * (HALF - 4)));
        const startMs = Math.round((i * durationMs) / bars.length);
        return (
          <rect
            key={startMs}
            className={speaker % 2 === 0 ? 'up' : 'down'}
            data-at={startMs}
            x={i * PITCH + 1}
            y={speaker % 2 === 0 ? HALF - 1 - height : HALF + 1}
            width="3"
            height={height}
            rx="1.5"
          />
        );
      })}
    </svg>
  );
}
