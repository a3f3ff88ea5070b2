import type { EpisodeRequest } from '../../workflow/commands/make-episode.ts';
import type { Stage } from '../../workflow/pipeline/stages.ts';
import type { Context } from '../context.ts';
import { chooseDisplay } from '../display/choose-display.ts';
import { printJsonSummary, printSummary } from '../display/summary.ts';

/** Makes an episode in front of a person or a program: what `make` and `render` share. */
export async function produce(
  { args, config, output, signal }: Context,
  stages: readonly Stage[],
  request: Pick<EpisodeRequest, 'source' | 'sound' | 'pronunciations' | 'paths'>,
): Promise<void> {
  const { makeEpisode } = await import('../../workflow/commands/make-episode.ts');
  const display = chooseDisplay({ args, output, signal }, stages);
  try {
    const { cacheDir, cacheLimitBytes, workers, writer } = config;
    const made = await makeEpisode({
      ...request,
      cacheDir,
      cacheLimitBytes,
      workers,
      setup: config,
      model: writer,
      signal,
      onStage: display.onStage,
    });
    display.close();
    if (args.switches.has('json')) printJsonSummary(output, made);
    else if (!args.switches.has('quiet')) printSummary(output, made);
  } finally {
    display.close();
  }
}
