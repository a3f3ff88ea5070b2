import type { Segment } from '../../../../kernel/artifacts.ts';
import type { Line } from '../model.ts';
import type { TurnList } from './turn-list.ts';

/** The segments of a script; turns told after one was opened belong to it. */
export class SegmentList {
  readonly segments: Segment[] = [];
  readonly #list: TurnList;

  constructor(list: TurnList) {
    this.#list = list;
  }

  get lastTitle(): string {
    return this.segments.at(-1)?.title ?? '';
  }

  /** `targetWords`: what was planned; usually what the lines hold. */
  open(title: string, kind: Segment['kind'], lines: readonly Line[], targetWords?: number): void {
    const id = `g${this.segments.length + 1}`;
    this.segments.push({
      id,
      title,
      kind,
      targetWords: targetWords ?? lines.reduce((sum, line) => sum + line.words, 0),
      sentenceIds: lines.flatMap((line) => line.sentences.map((s) => s.id)),
    });
    this.#list.openSegment(id);
  }

  /** Lines that are told in the segment opened last. */
  addTo(lines: readonly Line[]): void {
    const open = this.segments.at(-1)!;
    open.sentenceIds.push(...lines.flatMap((line) => line.sentences.map((s) => s.id)));
    open.targetWords = (open.targetWords ?? 0) + lines.reduce((sum, line) => sum + line.words, 0);
  }
}
