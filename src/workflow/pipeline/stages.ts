import type { StageId } from '../../kernel/progress.ts';

export interface Stage {
  id: StageId;
  /** What the stage is doing, for a person. */
  label: string;
  /** Its usual share of the time of a whole run, measured on two cores; only relative size counts. */
  weight: number;
}

/**
 * The way of the data, in order: each stage takes the artifact of the one before and returns its
 * own. `speak` and `mix` run side by side, take by take.
 *
 *     read     file           -> Document
 *     write    Document       -> Script
 *     speak    Script         -> Takes
 *     mix      Takes          -> Mix
 *     master   Mix            -> audio files
 *     publish  Script and Mix -> transcripts, chapters, peaks, script
 */
export const STAGES: readonly Stage[] = [
  { id: 'read', label: 'Reading the document', weight: 5 },
  { id: 'write', label: 'Writing the script', weight: 2 },
  { id: 'speak', label: 'Speaking', weight: 48 },
  { id: 'mix', label: 'Mixing', weight: 4 },
  { id: 'master', label: 'Mastering and encoding', weight: 40 },
  { id: 'publish', label: 'Transcripts and chapters', weight: 1 },
];

/** The stages of a run that starts from a script. */
export const RENDER_STAGES: readonly Stage[] = STAGES.slice(2);

/** The stages of a run that ends with a script. */
export const WRITE_STAGES: readonly Stage[] = STAGES.slice(0, 2);
