import path from 'node:path';
import type { Document, Episode, Script } from '../../kernel/artifacts.ts';
import { AppError } from '../../kernel/errors.ts';
import type { OnStage } from '../../kernel/progress.ts';
import { holdCache } from '../../platform/cache/hold-cache.ts';
import type { WriterConfig } from '../../platform/config/config.ts';
import { checkOutput } from '../../platform/files/output-file.ts';
import { unheardEntries } from '../../speech/pronunciation/unheard-entries.ts';
import type { EpisodePaths } from '../pipeline/episode-paths.ts';
import { masterAndPublish, type SoundChoices } from '../pipeline/master-and-publish.ts';
import { ProgressClock } from '../pipeline/progress-clock.ts';
import { readAndWrite, type WritingChoices } from '../pipeline/read-and-write.ts';
import { type Reuse, type SoundPlace, speakAndMix } from '../pipeline/speak-and-mix.ts';
import { RENDER_STAGES, STAGES } from '../pipeline/stages.ts';

/** Either documents to be written about as one source, or a script as it stands. */
export type EpisodeSource =
  | { documentPaths: readonly string[]; choices: WritingChoices }
  | { script: Script; scriptPath?: string | undefined };

export interface EpisodeRequest extends SoundPlace {
  source: EpisodeSource;
  paths: EpisodePaths;
  sound: SoundChoices & { stereo: boolean };
  /** What the cache is swept down to afterwards; what this run used always stays. */
  cacheLimitBytes: number;
  /** The model to ask, where the choices say so. */
  model?: WriterConfig | undefined;
  signal?: AbortSignal | undefined;
  onStage?: OnStage | undefined;
}

export interface MadeEpisode {
  episode: Episode;
  script: Script;
  /** The document, when there was one to read. */
  document?: Document;
  takes: Reuse;
  /** What could not be done as wished, in sentences. */
  notes: string[];
}

/**
 * The whole way: a document, or a script as it stands, becomes an episode. Finished takes and reels
 * are kept in the cache whatever happens, so a run that was stopped goes on where it was.
 *
 * @throws AppError everything the rooms throw; output_not_writable before any work is done
 */
export async function makeEpisode(request: EpisodeRequest): Promise<MadeEpisode> {
  const { source, signal } = request;
  await checkPaths(request);
  const stages = 'script' in source ? RENDER_STAGES : STAGES;
  const clock = new ProgressClock(stages, request.onStage ?? (() => {}));
  const written =
    'script' in source
      ? { script: source.script }
      : await readAndWrite(
          source.documentPaths,
          { setup: request.setup, ...source.choices },
          clock,
          signal,
          request.model,
        );
  const { script } = written;
  const place = {
    cacheDir: request.cacheDir,
    workers: request.workers,
    setup: request.setup,
    stereo: request.sound.stereo,
    music: request.sound.music,
    pronunciations: request.pronunciations,
  };
  const cache = await holdCache(request.cacheDir, request.cacheLimitBytes);
  try {
    const { mix, takes } = await speakAndMix(script, place, clock, signal);
    const episode = await masterAndPublish({ ...request, ...written, mix, clock });
    const notes = unheardEntries(script, request.pronunciations ?? [], request.setup);
    return { episode, takes, notes, ...written };
  } finally {
    await cache.end();
  }
}

/** Refuses outputs that cannot be written, or that would replace what is being read. */
async function checkPaths({ source, paths }: EpisodeRequest): Promise<void> {
  const inputs = 'script' in source ? [] : source.documentPaths.map((each) => path.resolve(each));
  for (const output of Object.values(paths) as string[]) {
    if (inputs.includes(output))
      throw new AppError(
        'output_not_writable',
        `${output} is the document itself; give the output another name.`,
      );
    await checkOutput(output);
  }
}
