import type { Chapter } from '../../../kernel/artifacts.ts';
import { concat, latin1 } from '../bytes.ts';
import { composeComment, coverMime, type EpisodeTags, SYNTHETIC_VOICES } from '../tags.ts';
import { chapterFrames } from './chapter-frames.ts';
import { languageFrame, pictureFrame, syncsafe, textFrame, userTextFrame } from './frames.ts';
import { languageCode } from './language-code.ts';

/** The ID3v2.3 tag of an episode: what it is, its chapters, its cover, and that its voices are synthetic. */
export function id3Tag(tags: EpisodeTags, chapters: Chapter[]): Uint8Array {
  const body = concat([...textFrames(tags), ...chapterFrames(chapters), ...coverFrames(tags)]);
  return concat([latin1('ID3'), Uint8Array.of(3, 0, 0), syncsafe(body.length), body]);
}

function textFrames(tags: EpisodeTags): Uint8Array[] {
  const language = languageCode(tags.language);
  return [
    textFrame('TIT2', tags.title),
    ...(tags.artist ? [textFrame('TPE1', tags.artist)] : []),
    ...(tags.show ? [textFrame('TALB', tags.show)] : []),
    textFrame('TCON', 'Podcast'),
    textFrame('TLAN', language),
    ...(tags.date ? dateFrames(tags.date) : []),
    textFrame('TSSE', tags.generator),
    languageFrame('COMM', language, composeComment(tags)),
    userTextFrame('SYNTHETIC_VOICES', SYNTHETIC_VOICES),
    userTextFrame('GENERATOR', tags.generator),
  ];
}

/** ID3v2.3 splits a date into the year and DDMM. */
function dateFrames(date: string): Uint8Array[] {
  const [year, month, day] = date.split(/[-T]/);
  if (!year || !/^\d{4}$/.test(year)) return [];
  return [
    textFrame('TYER', year),
    ...(month && day ? [textFrame('TDAT', `${day.slice(0, 2)}${month}`)] : []),
  ];
}

function coverFrames(tags: EpisodeTags): Uint8Array[] {
  const { cover } = tags;
  return cover ? [pictureFrame(coverMime(cover), cover)] : [];
}
