import type { Chapter } from '../../kernel/artifacts.ts';
import { oneLine } from '../../kernel/rules/one-line.ts';
import { concat, latin1, uint32, uint32le, utf8 } from './bytes.ts';
import { composeComment, coverMime, type EpisodeTags, SYNTHETIC_VOICES } from './tags.ts';

/** The chapter fields have three digits. */
const MOST_CHAPTERS = 999;
const FRONT_COVER = 3;

/**
 * The fields that FLAC and Opus carry (xiph.org, "Ogg Vorbis I format specification: comment field"),
 * with chapters as CHAPTERxxx and CHAPTERxxxNAME (wiki.xiph.org, "Chapter Extension").
 */
export function vorbisComment(
  tags: EpisodeTags,
  chapters: readonly Chapter[],
  more: readonly (readonly [string, string])[] = [],
): Uint8Array {
  const fields = [...episodeFields(tags), ...chapterFields(chapters), ...more];
  const entries = fields.map(([name, value]) => counted(`${name}=${value.replaceAll('\0', '')}`));
  return concat([counted(tags.generator), uint32le(entries.length), ...entries]);
}

function episodeFields(tags: EpisodeTags): [string, string][] {
  const fields: [string, string | undefined][] = [
    ['TITLE', oneLine(tags.title)],
    ['ARTIST', tags.artist && oneLine(tags.artist)],
    ['ALBUM', tags.show && oneLine(tags.show)],
    ['GENRE', 'Podcast'],
    ['DATE', tags.date],
    ['LANGUAGE', tags.language],
    ['DESCRIPTION', tags.description],
    ['COMMENT', composeComment(tags)],
    ['SYNTHETIC_VOICES', SYNTHETIC_VOICES],
    ['GENERATOR', tags.generator],
  ];
  return fields.filter((field): field is [string, string] => Boolean(field[1]));
}

function chapterFields(chapters: readonly Chapter[]): [string, string][] {
  return chapters.slice(0, MOST_CHAPTERS).flatMap(({ title, startMs }, i) => {
    const name = `CHAPTER${String(i + 1).padStart(3, '0')}`;
    return [
      [name, clock(startMs)],
      [`${name}NAME`, oneLine(title)],
    ];
  });
}

/** Hours, minutes, seconds and milliseconds: 00:01:02.345. */
function clock(ms: number): string {
  const whole = Math.max(0, Math.round(ms));
  const part = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, '0');
  const seconds = `${part((whole / 1000) % 60)}.${part(whole % 1000, 3)}`;
  return `${part(whole / 3_600_000)}:${part((whole / 60_000) % 60)}:${seconds}`;
}

function counted(text: string): Uint8Array {
  const bytes = utf8(text);
  return concat([uint32le(bytes.length), bytes]);
}

/**
 * The front cover as FLAC has it (RFC 9639, 8.8); Opus carries the same in base64. Sizes in pixels
 * may be left at zero: readers look into the picture.
 */
export function pictureBlock(cover: Uint8Array): Uint8Array {
  const mime = latin1(coverMime(cover));
  const shape = [uint32(0), uint32(0), uint32(0), uint32(0)];
  const head = [uint32(FRONT_COVER), uint32(mime.length), mime, uint32(0)];
  return concat([...head, ...shape, uint32(cover.length), cover]);
}
