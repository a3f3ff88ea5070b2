import type { Script } from '../../../kernel/artifacts.ts';
import { compact } from '../../../kernel/compact.ts';
import type { Source } from './reading/read-source.ts';
import type { Told } from './telling/told.ts';

/** The sentences that turns rest on, with their page, heading and file. */
export function citedSentences(source: Source, told: Pick<Told, 'turns' | 'segments'>): Script['sentences'] {
  const wanted = new Set([
    ...told.turns.flatMap((t) => t.refs.map((r) => r.sentenceId)),
    ...told.segments.flatMap((s) => s.sentenceIds),
  ]);
  const out: Script['sentences'] = {};
  // A note is told with the heading it stands under, which is no line of its own.
  const blocks = new Map(source.document.blocks.map((block) => [block.id, block]));
  for (const { id, raw, blockId } of source.document.sentences) {
    if (!wanted.has(id)) continue;
    const { page, part } = blocks.get(blockId)!;
    out[id] = compact({ raw, page, section: undefined, part });
  }
  for (const section of source.sections)
    for (const { block, sentences } of section.units.flatMap((p) => p.lines))
      for (const { id, raw } of sentences)
        if (wanted.has(id))
          out[id] = compact({
            // A row of a table is told cell by cell, and stands in the document whole.
            raw: out[id]?.raw ?? raw,
            page: block.page,
            section: section.title || undefined,
            part: block.part,
          });
  return out;
}
