import path from 'node:path';
import type { Document, Script } from '../../kernel/artifacts.ts';
import { AppError } from '../../kernel/errors.ts';
import type { OnStage } from '../../kernel/progress.ts';
import { usingCache } from '../../platform/cache/hold-cache.ts';
import type { WriterConfig } from '../../platform/config/config.ts';
import { checkOutput } from '../../platform/files/output-file.ts';
import type { EpisodePaths } from '../pipeline/episode-paths.ts';
import { inlineTextWork } from '../pipeline/inline-text-work.ts';
import type { SoundChoices } from '../pipeline/master-and-publish.ts';
import { ProgressClock } from '../pipeline/progress-clock.ts';
import { readAndWrite, type WritingChoices } from '../pipeline/read-and-write.ts';
import { type Rendered, renderScript } from '../pipeline/render-script.ts';
import type { SoundSetup } from '../pipeline/speak-and-mix.ts';
import { RENDER_STAGES, STAGES } from '../pipeline/stages.ts';

/** Either documents to be written about as one source, or a script as it stands. */
export type EpisodeSource =
  | { documentPaths: readonly string[]; choices: WritingChoices }
  | { script: Script; scriptPath?: string | undefined };

export interface EpisodeRequest extends SoundSetup {
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

export interface MadeEpisode extends Rendered {
  script: Script;
  /** The document, when there was one to read. */
  document?: Document;
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
  const written: { script: Script; document?: Document } =
    'script' in source
      ? { script: source.script }
      : await readAndWrite(
          source.documentPaths,
          { setup: request.setup, ...source.choices },
          clock,
          signal,
          request.model,
        );
  const rendered = await usingCache(request, () =>
    renderScript({
      ...request,
      script: written.script,
      clock,
      texts: inlineTextWork(written.document, request.setup),
    }),
  );
  return { ...rendered, ...written };
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
