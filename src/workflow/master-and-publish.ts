import type { Mp3Bitrate } from '../audio/codec/lame-settings.ts';
import { type AudioOutput, exportAudio } from '../audio/export-audio.ts';
import type { MixedShow } from '../audio/mixed-show.ts';
import type { Episode, Script } from '../kernel/artifacts.ts';
import { writeOutput } from '../platform/files/output-file.ts';
import { VERSION } from '../platform/version.ts';
import type { EpisodePaths } from './episode-paths.ts';
import type { ProgressClock } from './progress-clock.ts';

/** The loudness podcasts are delivered at: Apple's and Spotify's advice, by ITU-R BS.1770. */
export const MASTERING_TARGET = { integratedLufs: -16, truePeakDbtp: -1 };

export interface SoundChoices {
  bitrateKbps: Mp3Bitrate;
}

export interface PublishRequest {
  script: Script;
  mix: MixedShow;
  paths: EpisodePaths;
  sound: SoundChoices;
  cacheDir: string;
  clock: ProgressClock;
  signal?: AbortSignal | undefined;
}

/** The last two stages: Mix -> sound files -> everything that stands beside them. */
export async function masterAndPublish(request: PublishRequest): Promise<Episode> {
  const { script, mix, paths, clock } = request;
  clock.start('master');
  const audio = await exportAudio(mix, {
    target: MASTERING_TARGET,
    outputs: outputsOf(request),
    tags: {
      title: script.title,
      description: script.description,
      language: script.language,
      generator: `Afterword ${VERSION}`,
    },
    cacheDir: request.cacheDir,
    signal: request.signal,
    onProgress: (done, total) => clock.update('master', done, total),
  });
  const { integratedLufs, truePeakDbtp } = audio.loudness;
  clock.finish('master', `${integratedLufs.toFixed(1)} LUFS, true peak ${truePeakDbtp.toFixed(1)} dBTP`);
  clock.start('publish');
  const files: Episode['files'] = [...audio.files];
  files.push({
    kind: 'script',
    path: paths.script,
    bytes: await writeOutput(paths.script, `${JSON.stringify(script, null, 2)}\n`),
  });
  clock.finish('publish', `${files.length} files`);
  return {
    title: script.title,
    durationMs: audio.durationMs,
    sampleRate: mix.sampleRate,
    channels: mix.channels,
    loudness: audio.loudness,
    cues: mix.cues,
    chapters: mix.chapters,
    files,
  };
}

function outputsOf({ paths, sound }: PublishRequest): AudioOutput[] {
  return [
    ...(paths.mp3 ? [{ kind: 'mp3' as const, path: paths.mp3, bitrateKbps: sound.bitrateKbps }] : []),
    ...(paths.wav ? [{ kind: 'wav' as const, path: paths.wav, bits: 16 as const }] : []),
  ];
}
