import { runJudge } from './run-judge.ts';

export interface ProbedFile {
  seconds: number;
  tags: Record<string, string>;
  chapters: { title: string; startSeconds: number; endSeconds: number }[];
  streams: { codec: string; channels: number; picture: boolean }[];
}

interface ProbeAnswer {
  format: { duration: string; tags?: Record<string, string> };
  chapters: { start_time: string; end_time: string; tags?: { title?: string } }[];
  streams: { codec_name: string; channels?: number; disposition: { attached_pic: number } }[];
}

/** What ffprobe reads in a file. Tag names are in lower case. */
export function probe(path: string): ProbedFile {
  const shown = ['-show_format', '-show_chapters', '-show_streams'];
  const { stdout } = runJudge('ffprobe', ['-v', 'error', '-of', 'json', ...shown, path]);
  const answer = JSON.parse(stdout.toString()) as ProbeAnswer;
  const tags = Object.entries(answer.format.tags ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    seconds: Number(answer.format.duration),
    tags: Object.fromEntries(tags) as Record<string, string>,
    chapters: answer.chapters.map((chapter) => ({
      title: chapter.tags?.title ?? '',
      startSeconds: Number(chapter.start_time),
      endSeconds: Number(chapter.end_time),
    })),
    streams: answer.streams.map((stream) => ({
      codec: stream.codec_name,
      channels: stream.channels ?? 0,
      picture: stream.disposition.attached_pic === 1,
    })),
  };
}

/** Integrated loudness (LUFS) and true peak (dBTP) of a file by ffmpeg's ebur128. */
export function measureLoudness(path: string): { integratedLufs: number; truePeakDbtp: number } {
  const filter = ['-filter:a', 'ebur128=peak=true', '-f', 'null', '-'];
  const { stderr } = runJudge('ffmpeg', ['-hide_banner', '-nostats', '-i', path, '-map', '0:a', ...filter]);
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const number = (label: RegExp) => Number(label.exec(summary)?.[1] ?? Number.NaN);
  return { integratedLufs: number(/I:\s+(\S+) LUFS/), truePeakDbtp: number(/Peak:\s+(\S+) dBFS/) };
}

/** Everything mp3val finds fault with. */
export function mp3Faults(path: string): string[] {
  const { stdout } = runJudge('mp3val', [path]);
  return stdout
    .toString()
    .split('\n')
    .filter((line) => /^(WARNING|ERROR|PROBLEM)/.test(line));
}
