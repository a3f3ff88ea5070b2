import type { Line } from '../model.ts';
import type { Side } from './find-sides.ts';

/** What a debate will hold: the question, each side, the source's own conclusion. */
export interface Debate {
  opening: Line[];
  sides: Record<Side, Line[]>;
  closing: Line[];
}
