/** Themes of music that an episode may have, and what a person calls them. */
export const MUSIC_THEMES = {
  'tide-pool': 'Tide pool',
  'paper-lantern': 'Paper lantern',
  'night-ferry': 'Night ferry',
  letterpress: 'Letterpress',
  'north-window': 'North window',
} as const;

export type MusicTheme = keyof typeof MUSIC_THEMES;

export const MUSIC_THEME_IDS = Object.keys(MUSIC_THEMES) as [MusicTheme, ...MusicTheme[]];
