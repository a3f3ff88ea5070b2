/**
 * What a public player is told of its episode: the server writes it as JSON into the page. Times in
 * milliseconds of the show.
 */
export interface ListenFacts {
  /** contentId of the specification (2.5). */
  id: string;
  title: string;
  publisher: string;
  /** Address of the sound, on this server or under a link of its store. */
  audioUrl: string;
  coverUrl?: string;
  durationMs: number;
  /** Names by slot: the first and the third stand above the score's line. */
  speakers: readonly string[];
  chapters: readonly { title: string; startMs: number; endMs: number }[];
  /** Greatest sample of each stretch, 0 to 127. */
  peaks: readonly number[];
  /** Slot of whoever is heard in each stretch; -1 for nobody. Absent where it is not known. */
  voices?: readonly number[];
}

/** The facts that stand in this page. Throws when the server wrote none, which is a fault of ours. */
export function readFacts(page: Document): ListenFacts {
  const text = page.getElementById('episode-facts')?.textContent;
  if (!text) throw new Error('the page has no facts of its episode');
  return JSON.parse(text) as ListenFacts;
}
