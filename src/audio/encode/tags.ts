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

const PNG_MAGIC = [0x89, 0x50, 0x4e, 0x47];

/** A cover's media type by its first bytes. */
export function coverMime(cover: Uint8Array): 'image/png' | 'image/jpeg' {
  return PNG_MAGIC.every((byte, i) => cover[i] === byte) ? 'image/png' : 'image/jpeg';
}

/** What a comment says: the description, and always that the voices are synthetic. */
export function composeComment(tags: EpisodeTags): string {
  return tags.description ? `${tags.description}\n\n${SYNTHETIC_VOICES}` : SYNTHETIC_VOICES;
}
