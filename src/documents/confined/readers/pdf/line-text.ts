import type { Span } from '../../../../kernel/artifacts.ts';
import type { Inline } from '../../../shared/draft.ts';
import { InlineBuilder } from '../../../shared/inline-text.ts';
import type { Line, Piece, Run } from '../../layout.ts';
import { hyphenBetween, type Vocabulary } from '../../vocabulary.ts';
import { isBareNoteMark, raised } from '../note-marks.ts';
import { gapBefore } from './page-lines.ts';

/** Lines of one block as text with marks: spaces between lines, broken words mended. */
export function joinBlockLines(
  lines: readonly Line[],
  vocabulary: Vocabulary,
  options: { dropMark?: boolean } = {},
): Inline {
  const builder = new InlineBuilder();
  const styled = lines.every((line) => line.bold)
    ? 'bold'
    : lines.every((line) => line.italic)
      ? 'italic'
      : null;
  for (const [index, line] of lines.entries()) {
    const pieces = piecesOf(options.dropMark && index === 0 ? withoutMark(line) : line, builder, styled);
    const next = lines[index + 1];
    const last = pieces.at(-1);
    if (next && last) last.text = lineEnd(last.text, next.text, vocabulary);
    for (const piece of pieces) builder.add(piece.text, piece.kinds);
  }
  return builder.finish();
}

/** The end of a line as it goes on into the next: with a space, or its hyphen dropped or kept. */
function lineEnd(text: string, next: string, vocabulary: Vocabulary): string {
  const end = text.trimEnd();
  if (/\u00AD$/.test(end)) return end.slice(0, -1);
  if (!/[\p{L}\p{N}][-‐]$/u.test(end) || !/^[\p{L}\p{N}]/u.test(next))
    return /[—–/]$/.test(end) && /[—/]$/.test(end) ? end : `${end} `;
  const bare = end.slice(0, -1);
  return bare + hyphenBetween(bare, next, vocabulary);
}

function piecesOf(line: Line, builder: InlineBuilder, styled: 'bold' | 'italic' | null): Piece[] {
  const pieces: Piece[] = [];
  const runs = line.segments.flatMap((segment) => segment.runs);
  let before = builder.soFar;
  for (const [index, run] of runs.entries()) {
    const piece = pieceOf(run, before, gapBefore(runs, index), styled);
    pieces.push(piece);
    before += piece.text;
  }
  return pieces;
}

function pieceOf(run: Run, before: string, gap: string, styled: 'bold' | 'italic' | null): Piece {
  const text = spacedOut(run.text);
  if (/^\s*[◦∘]\s*$/.test(text) && run.shift === 'super') return { text: '°', kinds: [] };
  if (run.shift === 'super' && isBareNoteMark(text.trim(), before))
    return { text: text.trim(), kinds: ['note_ref'] };
  if (run.shift === 'super' && /^[-−+]?\d+$/.test(text.trim()) && /[\p{L}\p{N})]$/u.test(before))
    return { text: raised(text.trim()), kinds: [] };
  return { text: gap + text, kinds: kindsOf(run, styled) };
}

function kindsOf(run: Run, styled: 'bold' | 'italic' | null): Span['kind'][] {
  if (run.font.math) return /[\p{L}=∑∏∫√<>≤≥≈∈]/u.test(run.text) ? ['math'] : [];
  if (run.font.mono) return ['code'];
  if (!/\p{L}/u.test(run.text)) return [];
  const kinds: Span['kind'][] = [];
  if (run.font.bold && styled !== 'bold') kinds.push('strong');
  if (run.font.italic && styled !== 'italic') kinds.push('emphasis');
  return kinds;
}

/** "T H E  E N D", letters set apart for looks, as words. */
function spacedOut(text: string): string {
  if (!/^(?:\p{L}\s){3,}\p{L}\s*$/u.test(text.trim().replace(/\s{2,}/g, ' '))) return text;
  return text.replace(/(\p{L})\s(?=\p{L}(?:\s|$))/gu, '$1').replace(/\s+/g, ' ');
}

/** A note without the raised mark that it begins with. */
function withoutMark(line: Line): Line {
  const [first, ...rest] = line.segments;
  const [mark, ...runs] = first?.runs ?? [];
  if (
    !first ||
    !mark ||
    runs.length === 0 ||
    mark.size > line.size * 0.9 ||
    !/^[\d*∗†‡§¶a-z]{1,3}$/.test(mark.text.trim())
  )
    return line;
  return { ...line, segments: [{ ...first, runs }, ...rest] };
}
