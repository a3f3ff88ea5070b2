import type { Chapter } from '../../../kernel/artifacts.ts';
import { oneLine } from '../../../kernel/rules/one-line.ts';
import { concat, latin1, uint32, uint64, utf8, utf8Within } from '../bytes.ts';
import { composeComment, coverMime, type EpisodeTags, SYNTHETIC_VOICES } from '../tags.ts';
import { box, fullBox } from './box.ts';

/** Kinds of data in an item: text, pictures, a whole number. */
const UTF8 = 1;
const JPEG = 13;
const PNG = 14;
const INTEGER = 21;
/** Nero's list of chapters counts in one byte. */
const MOST_CHAPTERS = 255;
const MOST_TITLE_BYTES = 255;
const HUNDRED_NANOSECONDS_A_MS = 10_000;

/** What the file says of itself: iTunes items, and chapters as Nero has them beside the text track. */
export function userData(tags: EpisodeTags, chapters: readonly Chapter[]): Uint8Array {
  return box('udta', ...(chapters.length > 0 ? [neroChapters(chapters)] : []), metadata(tags));
}

function neroChapters(chapters: readonly Chapter[]): Uint8Array {
  const some = chapters.slice(0, MOST_CHAPTERS);
  const entries = some.map(({ title, startMs }) => {
    const name = utf8Within(oneLine(title), MOST_TITLE_BYTES);
    return concat([uint64(Math.round(startMs) * HUNDRED_NANOSECONDS_A_MS), Uint8Array.of(name.length), name]);
  });
  return fullBox('chpl', 1, 0, uint32(0), Uint8Array.of(some.length), ...entries);
}

function metadata(tags: EpisodeTags): Uint8Array {
  const handler = fullBox('hdlr', 0, 0, uint32(0), latin1('mdirappl'), new Uint8Array(9));
  const text = (type: string, value: string | undefined) => (value ? [item(type, UTF8, utf8(value))] : []);
  const { cover } = tags;
  const list = box(
    'ilst',
    ...text('\xa9nam', oneLine(tags.title)),
    ...text('\xa9ART', tags.artist && oneLine(tags.artist)),
    ...text('\xa9alb', tags.show && oneLine(tags.show)),
    ...text('\xa9gen', 'Podcast'),
    ...text('\xa9day', tags.date),
    ...text('\xa9too', tags.generator),
    ...text('\xa9cmt', composeComment(tags)),
    ...text('desc', tags.description),
    item('pcst', INTEGER, Uint8Array.of(1)),
    named('SYNTHETIC_VOICES', SYNTHETIC_VOICES),
    named('GENERATOR', tags.generator),
    ...(cover ? [item('covr', coverMime(cover) === 'image/png' ? PNG : JPEG, cover)] : []),
  );
  return fullBox('meta', 0, 0, handler, list);
}

function item(type: string, kind: number, value: Uint8Array): Uint8Array {
  return box(type, fullBox('data', 0, kind, uint32(0), value));
}

/** A field with a name of our choosing. */
function named(name: string, value: string): Uint8Array {
  const data = fullBox('data', 0, UTF8, uint32(0), utf8(value));
  return box(
    '----',
    fullBox('mean', 0, 0, latin1('com.apple.iTunes')),
    fullBox('name', 0, 0, utf8(name)),
    data,
  );
}
