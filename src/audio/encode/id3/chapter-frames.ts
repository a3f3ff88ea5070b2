import type { Chapter } from '../../../kernel/artifacts.ts';
import { concat, latin1, uint32 } from '../bytes.ts';
import { frame, textFrame } from './frames.ts';

/** Top-level, and its entries in order. */
const CONTENTS_FLAGS = 3;
/** Byte offsets are not given: players go by time. */
const NO_OFFSET = 0xffffffff;
/** The number of entries is one byte. */
const MOST_CHAPTERS = 255;

/** CTOC and CHAP frames (id3.org, "ID3v2 Chapter Frame Addendum"), or none when there are no chapters. */
export function chapterFrames(chapters: Chapter[]): Uint8Array[] {
  const listed = chapters.slice(0, MOST_CHAPTERS);
  if (listed.length === 0) return [];
  const ids = listed.map((_, i) => latin1(`chp${i}\0`));
  const contents = concat([latin1('toc\0'), Uint8Array.of(CONTENTS_FLAGS, listed.length), ...ids]);
  return [frame('CTOC', contents), ...listed.map((chapter, i) => chapterFrame(ids[i]!, chapter))];
}

function chapterFrame(id: Uint8Array, chapter: Chapter): Uint8Array {
  const times = [uint32(chapter.startMs), uint32(chapter.endMs), uint32(NO_OFFSET), uint32(NO_OFFSET)];
  return frame('CHAP', concat([id, ...times, textFrame('TIT2', chapter.title)]));
}
