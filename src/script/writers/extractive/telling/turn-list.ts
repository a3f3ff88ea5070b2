import type { Turn, TurnKind, TurnRef } from '../../../../kernel/artifacts.ts';
import type { Line } from '../reading/model.ts';

/** How the source's writer is called when quoted: "Darwin", "Darwin's"; "The authors", "the authors'". */
export interface SourceAuthor {
  name: string;
  whose: string;
  many: boolean;
}

/** The turns of a script as they are told, one after another. */
export class TurnList {
  readonly turns: Turn[] = [];
  readonly spoken: Line[] = [];
  #segmentId = '';
  #quotes = 0;
  readonly #author: SourceAuthor;

  constructor(author: SourceAuthor) {
    this.#author = author;
  }

  openSegment(id: string): void {
    this.#segmentId = id;
  }

  get lastSpeaker(): number | undefined {
    return this.turns.at(-1)?.speaker;
  }

  /** The lines of the last two turns that stated something. */
  get recent(): Line[] {
    return this.spoken.slice(-4);
  }

  say(speaker: number, kind: TurnKind, text: string, refs: TurnRef[] = []): void {
    this.turns.push({
      id: `t${String(this.turns.length + 1).padStart(4, '0')}`,
      segmentId: this.#segmentId,
      speaker,
      text,
      kind,
      refs,
    });
  }

  /** In the writer's own voice, said as such. */
  #quote(text: string): string {
    const lead = [
      `${this.#author.name} ${this.#author.many ? 'write' : 'writes'}:`,
      `In ${this.#author.whose} words:`,
    ];
    this.#quotes += 1;
    return `${lead[this.#quotes % lead.length]} "${text.replace(/["“”]/g, "'")}"`;
  }

  /** States lines; `first` replaces the words of the first one, `change` says how. */
  state(
    speaker: number,
    lines: readonly Line[],
    options: { kind?: TurnKind; first?: string; change?: string } = {},
  ): void {
    const texts = lines.map((line, i) => (i === 0 && options.first ? options.first : line.text));
    const refs = lines.flatMap((line, i): TurnRef[] =>
      i === 0 && options.change
        ? line.refs.map((ref) => ({
            ...ref,
            edit: 'simplified',
            changes: [...(ref.changes ?? []), options.change!],
          }))
        : line.refs,
    );
    const quoted = lines.some((line) => line.quoted);
    this.say(
      speaker,
      options.kind ?? 'source',
      quoted ? this.#quote(texts.join(' ')) : texts.join(' '),
      refs,
    );
    this.spoken.push(...lines);
  }
}
