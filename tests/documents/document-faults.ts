import type { Document } from '../../src/kernel/artifacts.ts';

/** What is wrong with a Document, in sentences; nothing is wrong with a sound one, whatever it was read from. */
export function documentFaults(document: Document): string[] {
  return [
    ...textFaults(document),
    ...document.blocks.flatMap((block) => blockFaults(document, block)),
    ...sentenceFaults(document),
  ];
}

function textFaults({ text, blocks, version }: Document): string[] {
  return [
    ...(version === 1 ? [] : ['the version is not 1']),
    ...(text === text.normalize('NFC') ? [] : ['the text is not in canonical composition']),
    ...(text.isWellFormed() ? [] : ['the text has half a character']),
    ...(blocks.map((block) => block.text).join('\n\n') === text ? [] : ['the blocks do not make the text']),
    ...(new Set(blocks.map((block) => block.id)).size === blocks.length ? [] : ['two blocks have one id']),
  ];
}

function blockFaults(document: Document, block: Document['blocks'][number]): string[] {
  const spans = block.spans ?? [];
  const inLines = ['table', 'code', 'formula'].includes(block.type);
  return [
    block.text === document.text.slice(block.start, block.end) ? [] : [`${block.id} is not where it says`],
    block.text.trim() === block.text && block.text !== '' ? [] : [`${block.id} is empty or has loose ends`],
    /[^\S ]| {2}/.test(block.text) && !inLines ? [`${block.id} has loose white space`] : [],
    spans.every((span) => block.start <= span.start && span.start < span.end && span.end <= block.end)
      ? []
      : [`${block.id} has a span outside`],
  ].flat();
}

function sentenceFaults(document: Document): string[] {
  const blocks = new Map(document.blocks.map((block) => [block.id, block]));
  let end = 0;
  return document.sentences.flatMap((sentence) => {
    const { id, start, raw } = sentence;
    const block = blocks.get(sentence.blockId);
    const found = [
      raw === document.text.slice(start, sentence.end) ? [] : [`${id} is not where it says`],
      block && start >= block.start && sentence.end <= block.end ? [] : [`${id} is outside its block`],
      start >= end ? [] : [`${id} begins before the one before it ends`],
      raw.trim() === raw && raw !== '' ? [] : [`${id} has loose ends`],
    ].flat();
    end = sentence.end;
    return found;
  });
}
