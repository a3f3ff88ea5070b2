/** Of every score: bars of 3 px, 2 px apart. */
export const BAR_PX = 3;
export const PITCH_PX = 5;

/** A bar of a small score: heights 0 to 1, above the line for the first and third voice. */
export interface ScoreBar {
  level: number;
  /** Place of the speaker; 0 where nobody knows. */
  speaker: number;
}

/**
 * Peaks (0 to 127) drawn together into `columns` bars, each in the voice that is heard longest in it.
 * The loudest of the show fills the height.
 */
export function scoreColumns(
  peaks: readonly number[],
  voices: readonly number[] | undefined,
  columns: number,
): ScoreBar[] {
  const most = Math.max(1, ...peaks);
  return Array.from({ length: peaks.length > 0 ? columns : 0 }, (_, column) => {
    const from = Math.floor((column * peaks.length) / columns);
    const to = Math.max(from + 1, Math.floor(((column + 1) * peaks.length) / columns));
    const part = peaks.slice(from, to);
    const mean = part.reduce((sum, peak) => sum + peak, 0) / part.length;
    return { level: mean / most, speaker: heardMost(voices?.slice(from, to)) };
  });
}

function heardMost(voices: readonly number[] | undefined): number {
  const counts = new Map<number, number>();
  for (const voice of voices ?? []) if (voice >= 0) counts.set(voice, (counts.get(voice) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Who is heard when, from one number a stretch: neighbours of one voice joined. */
export function stretchesOfVoices(
  voices: readonly number[] | undefined,
  durationMs: number,
): { speaker: number; startMs: number; endMs: number }[] {
  if (!voices || voices.length === 0) return [{ speaker: 0, startMs: 0, endMs: durationMs }];
  const stepMs = durationMs / voices.length;
  const stretches: { speaker: number; startMs: number; endMs: number }[] = [];
  voices.forEach((speaker, index) => {
    const last = stretches.at(-1);
    if (last && last.speaker === speaker && last.endMs === index * stepMs) last.endMs = (index + 1) * stepMs;
    else if (speaker >= 0) stretches.push({ speaker, startMs: index * stepMs, endMs: (index + 1) * stepMs });
  });
  return stretches;
}
