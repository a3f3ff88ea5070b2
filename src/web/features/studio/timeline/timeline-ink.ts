/** Colours and fonts of the theme that is on. */
export interface TimelineInk {
  voices: readonly string[];
  washes: readonly string[];
  ink: string;
  ink2: string;
  ink3: string;
  line: string;
  strong: string;
  sunk: string;
  sheet: string;
  focus: string;
  bad: string;
  sans: string;
  mono: string;
}

export function readTimelineInk(element: Element): TimelineInk {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    voices: ['--v1', '--v2', '--v3', '--v4'].map(token),
    washes: ['--v1-wash', '--v2-wash', '--v3-wash', '--v4-wash'].map(token),
    ink: token('--ink'),
    ink2: token('--ink-2'),
    ink3: token('--ink-3'),
    line: token('--line'),
    strong: token('--line-control'),
    sunk: token('--sunk'),
    sheet: token('--sheet'),
    focus: token('--focus'),
    bad: token('--bad'),
    sans: token('--sans'),
    mono: token('--mono'),
  };
}
