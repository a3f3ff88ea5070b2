import type { Chapter } from '../../../kernel/artifacts.ts';
import { throwIfCancelled } from '../../../kernel/errors.ts';
import { writeAtomically } from '../../../platform/files/output-file.ts';
import { OPUS_RATE } from '../../codec/stream-formats.ts';
import { SAMPLE_RATE } from '../../sample-rate.ts';
import { ByteReader } from '../byte-reader.ts';
import { concat, latin1 } from '../bytes.ts';
import type { EpisodeTags } from '../tags.ts';
import { pictureBlock, vorbisComment } from '../vorbis-comment.ts';
import {
  damaged,
  endsPacket,
  nextPage,
  packetPages,
  readGranulePosition,
  readPageContent,
  readSerial,
  renumber,
} from './ogg-page.ts';
import { trimPackets } from './trim-packets.ts';

/** Where OpusHead keeps the samples a player skips at the start (RFC 7845, 5.1). */
const PRE_SKIP_AT = 10;
const FLAGS_AT = 5;
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
      // A page is held back until it is known whether the sound ends in it.
      let held: Buffer | undefined;
      for (let page = nextPage(reader); page; page = nextPage(reader)) {
        throwIfCancelled(signal);
        const last = (page[FLAGS_AT]! & END_OF_STREAM) !== 0;
        const kept = last ? trimPackets(page, held ? readGranulePosition(held) : 0n, end) : Buffer.from(page);
        if (kept && held) waiting.push(renumber(held, sequence++));
        held = kept ?? held;
        if (waiting.length * 4096 > COPY) await put();
      }
      if (!held) throw damaged();
      held[FLAGS_AT]! |= END_OF_STREAM;
      waiting.push(renumber(held, sequence, end));
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
  if (!first || readPageContent(first).toString('latin1', 0, 8) !== 'OpusHead') throw damaged();
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
    pages: [renumber(head, 0), ...packetPages(comments, readSerial(head), 1)],
    preSkip: readPageContent(head).readUInt16LE(PRE_SKIP_AT),
  };
}
