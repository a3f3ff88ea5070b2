import type { Turn } from '../../../../kernel/artifacts.ts';
import type { Line } from '../material/line.ts';
import type { CheckedTurn } from './turn-checks.ts';

/** A turn ready for a script, but for its ids. */
export type WrittenTurn = CheckedTurn & Pick<Turn, 'directions' | 'foreign'>;

/** A segment as it was written in the end. */
export interface WrittenSegment {
  kind: 'opening' | 'body' | 'recap';
  title: string;
  targetWords: number;
  lines: readonly Line[];
  turns: WrittenTurn[];
  writtenBy: 'model' | 'extractive';
  fallbackReason?: string;
}
