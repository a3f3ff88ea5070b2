import type { Document, Sentence } from '../../../../kernel/artifacts.ts';

/**
 * How much of a document is read for a script: about 200,000 words of prose. An episode says a few
 * thousand of them, and what comes beyond would only cost time and memory.
 */
const MOST_WEIGHT = 2_000_000;
/** What a sentence costs beside its characters. */
const SENTENCE_WEIGHT = 100;
/** Sentences that are kept or left out together, so that what is kept still follows on. */
const WINDOW = 40;

/**
 * The document itself, or, where it is longer than is read, one with windows of its sentences spread evenly
 * from its beginning to its end. Blocks and headings stay; a paragraph shorter than a window stays whole.
 */
export function spreadOver(document: Document): Document {
  const weight = document.sentences.reduce((sum, { raw }) => sum + raw.length + SENTENCE_WEIGHT, 0);
  if (weight <= MOST_WEIGHT) return document;
  const period = (WINDOW * weight) / MOST_WEIGHT;
  const sizes = new Map<string, number>();
  for (const { blockId } of document.sentences) sizes.set(blockId, (sizes.get(blockId) ?? 0) + 1);
  const kept: Sentence[] = [];
  let block = '';
  let keeps = false;
  for (const [index, sentence] of document.sentences.entries()) {
    const starts = sentence.blockId !== block;
    block = sentence.blockId;
    if (starts || sizes.get(block)! > WINDOW) keeps = index % period < WINDOW;
    if (keeps) kept.push(sentence);
  }
  return { ...document, sentences: kept };
}
