import type { Document, Script, ScriptFormat } from '../../../../kernel/artifacts.ts';
import { AppError } from '../../../../kernel/errors.ts';
import type { ScriptOptions } from '../../../options.ts';
import { writeScript } from '../../../write-script.ts';
import type { Line } from '../material/line.ts';
import type { WrittenTurn } from './written.ts';

/** The writer without a model, for what the model could not write. Undefined when it cannot either. */
export function writeWithoutModel(document: Document, options: ScriptOptions): Script | undefined {
  try {
    return writeScript(document, options);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/**
 * One segment from its own sentences: a document of only these is written up, and the turns of its
 * body taken. A minute is the least that writer takes, so the pace is set to make the words a minute.
 */
export function writeSegmentWithoutModel(
  document: Document,
  lines: readonly Line[],
  targetWords: number,
  options: ScriptOptions,
): WrittenTurn[] | undefined {
  const part = partOf(document, lines);
  const wanted = { targetMinutes: 1, wordsPerMinute: Math.max(30, targetWords), speakers: options.speakers };
  const formats: ScriptFormat[] = [options.format, options.speakers.length > 1 ? 'deep_dive' : 'lecture'];
  for (const format of new Set(formats)) {
    const script = writeWithoutModel(part, { ...options, focus: '', ...wanted, format });
    if (!script) continue;
    // What stands before the first heading is told in the opening, after its greeting.
    const opening = pickTurns(script, 'opening').filter(({ kind }) => kind !== 'frame');
    const turns = [...opening, ...pickTurns(script, 'body')];
    if (turns.some(({ kind }) => kind === 'source')) return turns;
  }
  return undefined;
}

/** Turns of the segments of a kind, without their ids. */
export function pickTurns(script: Script, kind: 'opening' | 'body' | 'recap'): WrittenTurn[] {
  const segments = new Set(script.segments.filter((segment) => segment.kind === kind).map(({ id }) => id));
  return script.turns
    .filter(({ segmentId }) => segments.has(segmentId))
    .map(({ id: _, segmentId: __, ...turn }) => turn);
}

/** The document with these sentences only, and the headings they stand under. */
function partOf(document: Document, lines: readonly Line[]): Document {
  const sentences = new Set(lines.map(({ sentence }) => sentence.id));
  const wanted = new Set(lines.map(({ block }) => block.id));
  const blocks: Document['blocks'] = [];
  let heading: Document['blocks'][number] | undefined;
  for (const block of document.blocks) {
    if (block.type === 'heading' || block.type === 'title') heading = block;
    if (!wanted.has(block.id)) continue;
    if (heading && heading.type === 'heading') blocks.push(heading);
    heading = undefined;
    blocks.push(block);
  }
  return { ...document, blocks, sentences: document.sentences.filter(({ id }) => sentences.has(id)) };
}
