type Theme = 'light' | 'dark';

/** A phone, a tablet and a large screen, in pixels. */
export const WIDTHS = [390, 820, 1440];

/** Every width in both themes. */
export const EVERY_SCREEN: readonly (readonly [width: number, theme: Theme])[] = WIDTHS.flatMap((width) => [
  [width, 'light'] as const,
  [width, 'dark'] as const,
]);
