import { resolve } from 'node:path';
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av';
import { FF_ENCODER_AAC, FF_ENCODER_FLAC, FF_ENCODER_LIBOPUS } from 'node-av/constants';
import { MP3_FRAME, SAMPLE_RATE } from '../sample-rate.ts';
import type { StreamJob, StreamSettings } from './codec.ts';
import { AAC_FRAME, FLAC_LEVEL, OPUS_RATE } from './stream-formats.ts';

const OPUS_FRAME = OPUS_RATE / 50;
/** Shows are whole MP3 frames long, so blocks of that length leave no part over. */
const FLAC_BLOCK = MP3_FRAME;

interface Way {
  encoder: Encoder;
  container: 'adts' | 'ogg' | 'flac';
  /** Brings decoded sound to the encoder's rate, form and frame length. */
  filter: string;
}

/**
 * A WAV encoded as a whole inside this process. A shorter last frame would be lost, so it is filled
 * up with silence; AAC and Opus are told their length when their container is written.
 */
export function encodeStream(job: StreamJob, settings: StreamSettings): void {
  const input = Demuxer.openSync(resolve(job.inputPath));
  const sound = input.audio();
  if (!sound) throw new Error('the file holds no sound');
  const decoder = Decoder.createSync(sound);
  const { encoder, container, filter } = wayOf(settings);
  const shape = FilterAPI.create(filter);
  const output = Muxer.openSync(resolve(job.outputPath), { format: container });
  const stream = output.addStream(encoder);
  const encode = (frame: Parameters<Encoder['encodeAllSync']>[0]): void => {
    for (const packet of encoder.encodeAllSync(frame)) {
      output.writePacketSync(packet, stream);
      packet.free();
    }
    frame?.free();
  };
  for (const packet of input.packetsSync(sound.index)) {
    for (const frame of decoder.decodeAllSync(packet)) {
      for (const out of shape.processAllSync(frame)) encode(out);
      frame.free();
    }
    packet?.free();
  }
  for (const out of shape.flushFramesSync()) encode(out);
  encode(null);
  output.closeSync();
  encoder.close();
  decoder.close();
  input.closeSync();
}

function wayOf(settings: StreamSettings): Way {
  if (settings.format === 'aac') {
    const context = { bitRate: settings.bitrateKbps * 1000 };
    return {
      encoder: Encoder.createSync(FF_ENCODER_AAC, { context }),
      container: 'adts',
      filter: `aformat=sample_fmts=fltp:sample_rates=${SAMPLE_RATE},asetnsamples=n=${AAC_FRAME}:p=1`,
    };
  }
  if (settings.format === 'opus') {
    const context = { bitRate: settings.bitrateKbps * 1000 };
    return {
      encoder: Encoder.createSync(FF_ENCODER_LIBOPUS, {
        context,
        options: { vbr: 'on', application: 'audio' },
      }),
      container: 'ogg',
      filter: `aresample=${OPUS_RATE},aformat=sample_fmts=flt,asetnsamples=n=${OPUS_FRAME}:p=1`,
    };
  }
  const format = settings.bits === 16 ? 's16' : 's32';
  return {
    encoder: Encoder.createSync(FF_ENCODER_FLAC, {
      context: { frameSize: FLAC_BLOCK },
      options: { compression_level: FLAC_LEVEL },
    }),
    container: 'flac',
    filter: `aformat=sample_fmts=${format},asetnsamples=n=${FLAC_BLOCK}:p=1`,
  };
}
