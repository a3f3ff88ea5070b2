/** What a file says about the episode. */
export interface EpisodeTags {
  title: string;
  /** The show it belongs to; the album in players. */
  show?: string;
  /** Who made it. Without it the speakers' names stand here. */
  artist?: string;
  description?: string;
  /** BCP 47, such as "en". */
  language: string;
  /** Year, or date as YYYY-MM-DD. */
  date?: string;
  /** Program and version, such as "Afterword 0.1.0". */
  generator: string;
  /** The front cover, JPEG or PNG. */
  cover?: Uint8Array;
}

/** Said in every file: nobody should take these voices for people. */
export const SYNTHETIC_VOICES = 'All voices in this recording are synthetic.';
