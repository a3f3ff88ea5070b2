import type { Platform } from './platforms.ts';

/** The frame of a platform: what its buttons cover, and where captions can be read. */
export function PlatformFrame({ frame, name }: { frame: Platform['frame']; name: string }) {
  const { width, height, top, bottom, right, label } = frame;
  const safe = {
    x: width * 0.05,
    y: height * top,
    width: width * (0.95 - right),
    height: height * (1 - top - bottom),
  };
  return (
    <figure className="frame">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`The frame of ${name}, ${label}, with the part that stays free`}
      >
        <rect className="covered" width={width} height={height} rx="24" />
        <rect className="safe" {...safe} rx="12" />
        <rect
          className="caption"
          x={safe.x + 40}
          y={safe.y + safe.height - 190}
          width={safe.width - 80}
          height="64"
          rx="12"
        />
        <rect
          className="caption"
          x={safe.x + 40}
          y={safe.y + safe.height - 100}
          width={safe.width * 0.6}
          height="64"
          rx="12"
        />
      </svg>
      <figcaption className="muted">
        {label}, {width} by {height}. Captions stand in the light part; the rest lies under the platform's
        buttons.
      </figcaption>
    </figure>
  );
}
