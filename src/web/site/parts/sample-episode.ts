/** What a page shows of an episode that was made by `npm run samples`. */
export interface SampleEpisode {
  title: string;
  durationMs: number;
  speakers: readonly string[];
  lines: readonly SampleLine[];
  /** Loudness (0 to 100) and slot of the speaker (-1: nobody) of each stretch. */
  bars: readonly (readonly number[])[];
}

export interface SampleLine {
  speaker: number;
  startMs: number;
  text: string;
  /** Heading it stands under in its source. */
  section: string;
  /** The sentences it rests on; empty for what only leads over. */
  source: string;
}
