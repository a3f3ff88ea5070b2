import type { Segment, Speaker, Turn } from '../../../../kernel/artifacts.ts';

/** A show as it is told. */
export interface Told {
  turns: Turn[];
  segments: Segment[];
  speakers: Speaker[];
  description: string;
}
