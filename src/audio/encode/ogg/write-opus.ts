import type { Chapter } from '../../../kernel/artifacts.ts';
import { throwIfCancelled } from '../../../kernel/errors.ts';
import { writeAtomically } from '../../../platform/files/output-file.ts';
import { OPUS_RATE } from '../../codec/stream-formats.ts';
import { SAMPLE_RATE } from '../../sample-rate.ts';
import { ByteReader } from '../byte-reader.ts';
import { concat, latin1 } from '../bytes.ts';
import type { EpisodeTags } from '../tags.ts';
import { pictureBlock, vorbisComment } from '../vorbis-comment.ts';
import { contentOf, damaged, endsPacket, nextPage, packetPages, renumber, serialOf } from './ogg-page.ts';

/** Where OpusHead keeps the samples a player skips at the start (RFC 7845, 5.1). */
const PRE_SKIP_AT = 10;
const END_OF_STREAM = 4;
const COPY = 1 << 18;

/**
 * Writes an encoded Opus stream with its tags, chapters and cover in place of the encoder's, and
 * with the show's own length: the last page says where the sound ends (RFC 7845, 4.4).
 *
 * @returns bytes written
 */
export function writeOpus(
  path: string,
  encodedPath: string,
  about: { tags: EpisodeTags; chapters: readonly Chapter[]; frames: number },
  signal?: AbortSignal,
): Promise<number> {
  const reader = new ByteReader(encodedPath);
  return writeAtomically(path, async (file) => {
    try {
      const { pages, preSkip } = heads(reader, about);
      let sequence = pages.length;
      let bytes = 0;
      let waiting: Uint8Array[] = pages;
      const put = async (): Promise<void> => {
        const all = concat(waiting);
        waiting = [];
        bytes += all.length;
        await file.appendFile(all);
      };
      const end = BigInt(preSkip + Math.round((about.frames * OPUS_RATE) / SAMPLE_RATE));
      for (let page = nextPage(reader); page; page = nextPage(reader)) {
        throwIfCancelled(signal);
        const last = (page[5]! & END_OF_STREAM) !== 0;
        waiting.push(Uint8Array.from(renumber(page, sequence++, last ? end : undefined)));
        if (waiting.length * 4096 > COPY) await put();
      }
      await put();
      return bytes;
    } finally {
      reader.close();
    }
  });
}

/** OpusHead as the encoder wrote it, and comments of ours; the encoder's are passed over. */
function heads(reader: ByteReader, about: { tags: EpisodeTags; chapters: readonly Chapter[] }) {
  const first = nextPage(reader);
  if (!first || contentOf(first).toString('latin1', 0, 8) !== 'OpusHead') throw damaged();
  const head = Buffer.from(first);
  for (let page = nextPage(reader); ; page = nextPage(reader)) {
    if (!page) throw damaged();
    if (endsPacket(page)) break;
  }
  const { cover } = about.tags;
  const picture = cover
    ? [['METADATA_BLOCK_PICTURE', Buffer.from(pictureBlock(cover)).toString('base64')] as const]
    : [];
  const comments = concat([latin1('OpusTags'), vorbisComment(about.tags, about.chapters, picture)]);
  return {
    pages: [renumber(head, 0), ...packetPages(comments, serialOf(head), 1)],
    preSkip: contentOf(head).readUInt16LE(PRE_SKIP_AT),
  };
}
