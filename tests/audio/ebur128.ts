import { execFileSync, spawnSync } from 'node:child_process';

/** What ffmpeg's ebur128 filter reads of a file, or of samples given with their format. */
export function ebur128(input: string[], filters = ''): { lufs: number; dbtp: number } {
  return summaryOf(input, `${filters}ebur128=peak=true:framelog=verbose`);
}

/** Its loudness alone, at half the work. */
export function ebur128Lufs(input: string[], filters = ''): number {
  return summaryOf(input, `${filters}ebur128=framelog=verbose`).lufs;
}

function summaryOf(input: string[], filter: string): { lufs: number; dbtp: number } {
  const args = ['-nostdin', '-hide_banner', '-nostats', ...input, '-af', filter, '-f', 'null', '-'];
  const { stderr, status } = spawnSync('ffmpeg', args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(stderr);
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const read = (pattern: RegExp) => Number((pattern.exec(summary)?.[1] ?? 'NaN').replace('inf', 'Infinity'));
  return { lufs: read(/I:\s+(\S+) LUFS/), dbtp: read(/Peak:\s+(\S+) dBFS/) };
}

/** ffprobe's report on a file. */
export function ffprobe(path: string): {
  format: { duration: string; tags?: Record<string, string>; format_name: string };
  streams: {
    codec_name: string;
    tags?: Record<string, string>;
    bits_per_raw_sample?: string;
    codec_type: string;
    channels?: number;
    sample_rate?: string;
    bits_per_sample?: number;
    width?: number;
    height?: number;
    disposition?: Record<string, number>;
  }[];
  chapters: { start_time: string; end_time: string; tags: { title: string } }[];
} {
  const args = ['-v', 'error', '-show_format', '-show_streams', '-show_chapters', '-of', 'json', path];
  return JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' }));
}

/** Lines in which mp3val finds fault with a file. */
export function mp3valFaults(path: string): string[] {
  const report = execFileSync('mp3val', [path], { encoding: 'utf8' });
  return report.split('\n').filter((line) => /^(WARNING|ERROR)/.test(line));
}

/** Decoded samples, interleaved, of a file at its own rate. */
export function decoded(path: string): Float32Array {
  const args = ['-nostdin', '-v', 'error', '-i', path, '-map', '0:a:0', '-f', 'f32le', 'pipe:1'];
  const bytes = execFileSync('ffmpeg', args, { maxBuffer: 1 << 30 });
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}
