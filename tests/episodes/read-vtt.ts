import { readFileSync } from 'node:fs';
import parser, { type WebVTTParser } from 'webvtt-parser';

export interface VttCue {
  startMs: number;
  endMs: number;
  speaker: string;
  text: string;
}

type Tree = ReturnType<WebVTTParser['parse']>['cues'][number]['tree']['children'];

/** A transcript as the W3C's parser and validator reads it. */
export function readVtt(path: string): { cues: VttCue[]; faults: string[] } {
  const { cues, errors } = new parser.WebVTTParser().parse(
    readFileSync(path, 'utf8'),
    'subtitles/captions/descriptions',
  );
  return {
    cues: cues.map(({ startTime, endTime, tree }) => ({
      startMs: startTime * 1000,
      endMs: endTime * 1000,
      speaker: tree.children.find((node) => node.name === 'v')?.value ?? '',
      text: textOf(tree.children),
    })),
    faults: errors.map(({ line, message }) => `line ${line}: ${message}`),
  };
}

function textOf(nodes: Tree): string {
  return nodes.map((node) => (node.type === 'text' ? node.value : textOf(node.children ?? []))).join('');
}
