import type { Block, Document } from '../../kernel/artifacts.ts';
import { AppError } from '../../kernel/errors.ts';
import { episodeDocument } from '../runs/episode-document.ts';
import { findEpisode } from '../store/episodes.ts';
import type { WorkflowTables } from '../store/tables.ts';
import type { Call } from './call.ts';

/** What stands around a sentence in the source, for the eye: its paragraph and the headings above it. */
export const readPassage: Call<'readPassage'> = async (service, who, { params }) => {
  const db = service.database.as<WorkflowTables>();
  const row = await findEpisode(db, who, params.episodeId);
  if (!row.document_key) throw new AppError('not_found', 'The sources of this episode are not kept.');
  const document = await episodeDocument(service, row);
  const found = document && passageOf(document, params.sentenceId);
  if (!found) throw new AppError('not_found', 'There is no such sentence in the sources.');
  const sources = await db
    .selectFrom('episode_sources')
    .innerJoin('sources', 'sources.id', 'episode_sources.source_id')
    .select(['sources.id', 'sources.name', 'sources.sha256'])
    .where('episode_sources.episode_id', '=', row.id)
    .orderBy('episode_sources.position')
    .execute();
  const part = document.parts?.[found.part ?? 0];
  const source = sources.find(({ sha256 }) => sha256 === part?.id) ?? sources[found.part ?? 0] ?? sources[0];
  const { part: _part, ...passage } = found;
  return {
    ...passage,
    source: source?.name ?? document.source.name,
    ...(source ? { sourceId: source.id } : {}),
  };
};

/** The passage by itself; undefined when the document has no such sentence. */
export function passageOf(document: Document, sentenceId: string) {
  const sentence = document.sentences.find(({ id }) => id === sentenceId);
  const at = document.blocks.findIndex(({ id }) => id === sentence?.blockId);
  const block = document.blocks[at];
  if (!sentence || !block) return undefined;
  return {
    sentenceId,
    before: document.text.slice(block.start, sentence.start).trim(),
    sentence: sentence.raw,
    after: document.text.slice(sentence.end, block.end).trim(),
    headings: headingsAbove(document.blocks, at),
    ...(block.page === undefined ? {} : { page: block.page }),
    ...(block.part === undefined ? {} : { part: block.part }),
  };
}

function headingsAbove(blocks: readonly Block[], at: number): string[] {
  const headings: string[] = [];
  let level = Number.POSITIVE_INFINITY;
  for (let i = at - 1; i >= 0 && level > 1; i--) {
    const { type, level: own = 1, text, part } = blocks[i]!;
    if (part !== blocks[at]!.part) break;
    if (type !== 'heading' || own >= level) continue;
    headings.unshift(text);
    level = own;
  }
  return headings;
}
