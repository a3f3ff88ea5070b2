import type { ReactNode } from 'react';

/** Thin lines on a grid of 18. */
const PATHS = {
  alert: <path d="M9 6v4M9 12.5v.5M9 2.5 16 15H2z" />,
  back: <path d="m11 4-5 5 5 5" />,
  camera: (
    <>
      <path d="M3 6h3l1.5-2h3L12 6h3v8.5H3z" />
      <circle cx="9" cy="10" r="2.5" />
    </>
  ),
  check: <path d="m4 9.5 3.5 3.5L14 6" />,
  clipboard: <path d="M5 4H4v11.5h10V4h-1M6.5 2.5h5v3h-5zM6.5 9h5M6.5 12h3.5" />,
  document: <path d="M5 2.5h5.5L14 6v9.5H5zM10.5 2.5V6H14" />,
  download: <path d="M9 3v8M5.5 8 9 11.5 12.5 8M3.5 15h11" />,
  down: <path d="m4.5 7 4.5 4.5L13.5 7" />,
  forward: <path d="M14 6v4h-4M13.5 10A5.5 5.5 0 1 1 12 5.5" />,
  globe: (
    <path d="M9 2.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM2.5 9h13M9 2.5c2.200 2 2.800 4 2.800 6.5S11.200 13.5 9 15.5C6.800 13.5 6.200 11.5 6.200 9S6.800 4.5 9 2.5z" />
  ),
  leave: <path d="M7.5 3H3.5v12h4M11 6l3 3-3 3M14 9H7" />,
  library: <path d="M4 3v12M8 3v12M12 4l3 11" />,
  link: (
    <path d="M7.5 10.5a2.5 2.5 0 0 0 3.5 0l2.5-2.5A2.5 2.5 0 0 0 10 4.5l-1 1M10.5 7.5a2.5 2.5 0 0 0-3.5 0L4.5 10A2.5 2.5 0 0 0 8 13.5l1-1" />
  ),
  menu: <path d="M3 5h12M3 9h12M3 13h12" />,
  minus: <path d="M4 9h10" />,
  more: (
    <g fill="currentColor" stroke="none">
      <circle cx="4" cy="9" r="1.3" />
      <circle cx="9" cy="9" r="1.3" />
      <circle cx="14" cy="9" r="1.3" />
    </g>
  ),
  muted: <path d="M3 7v4h2.5L9 14V4L5.5 7zM11.5 7l4 4M15.5 7l-4 4" />,
  note: <path d="M3.5 4h11v8h-6l-3 3v-3h-2z" />,
  offline: (
    <path d="M3 3l12 12M2.5 7.5c1-1 2-1.600 3.200-2M8.5 5c2.600 0 5 .8 7 2.5M5 10.5c.8-.8 1.700-1.3 2.700-1.5M9 14v.2" />
  ),
  pause: <path d="M6 4v10M12 4v10" strokeWidth="3" />,
  pencil: <path d="M3.5 14.5 4.5 11 12 3.5 14.5 6 7 13.5zM10.5 5 13 7.5" />,
  play: <path d="M6 3.5v11l8.5-5.5z" fill="currentColor" />,
  plus: <path d="M9 4v10M4 9h10" />,
  retry: <path d="M14.5 4v3.5H11M14.200 7.5A5.5 5.5 0 1 0 14.5 10" />,
  rewind: <path d="M4 6v4h4M4.5 10A5.5 5.5 0 1 0 6 5.5" />,
  search: (
    <>
      <circle cx="8" cy="8" r="4.5" />
      <path d="m11.5 11.5 3 3" />
    </>
  ),
  share: <path d="M9 11V3M6 5.5 9 2.5l3 3M4 9v6h10V9" />,
  stop: <path d="M5 5h8v8H5z" fill="currentColor" />,
  timer: <path d="M9 5.5V9l2 2M7 1.5h4M9 3.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12z" />,
  trash: <path d="M3.5 5h11M7 5V3h4v2M5 5l.7 10h6.6L13 5" />,
  undo: <path d="M6 4 3 7l3 3M3 7h7.5a4 4 0 0 1 0 8H7" />,
  volume: <path d="M3 7v4h2.5L9 14V4L5.5 7zM11.5 6.5c1.3 1.3 1.3 3.700 0 5M13.5 4.5c2.5 2.5 2.5 6.5 0 9" />,
  x: <path d="m5 5 8 8M13 5l-8 8" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof PATHS;

/** Says nothing to a screen reader: what stands beside it, or the button's label, does. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 18 18" aria-hidden="true">
      {PATHS[name]}
    </svg>
  );
}
