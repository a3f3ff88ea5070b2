import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { type MusicChoice, USUAL_BED_DB } from '../../audio/music/music-choice.ts';
import type { Script } from '../../kernel/artifacts.ts';
import { holdCache } from '../../platform/cache/hold-cache.ts';
import { episodePaths } from '../pipeline/episode-paths.ts';
import { liveSoundOf, masterAndPublish } from '../pipeline/master-and-publish.ts';
import { ProgressClock } from '../pipeline/progress-clock.ts';
import { speakAndMix } from '../pipeline/speak-and-mix.ts';
import { withinStage } from '../pipeline/stage-limits.ts';
import { STAGES } from '../pipeline/stages.ts';
import { scratchFolder } from '../scratch.ts';
import type { Service } from '../service.ts';
import type { EpisodeRow } from '../store/episodes.ts';
import { runTextTask } from '../text-processes/run-text-task.ts';
import { keepFinished } from './keep-finished.ts';
import { keepSegment, keepTurn } from './keep-sound.ts';
import { organizationLexicon } from './organization-lexicon.ts';
import { planApart, unheard } from './plan-apart.ts';
import type { Run } from './run.ts';
import { scriptOfRun } from './script-of-run.ts';
import { ShownStages } from './shown-stages.ts';
import { slugOf } from './slug.ts';

/** The whole way of one run, each step kept as it is done. Throws what the rooms throw; `cancelled` when the run lost its episode. */
export async function makeAll(service: Service, run: Run): Promise<void> {
  const startedMs = Date.now();
  const { config } = service;
  const cache = await holdCache(config.cacheDir, config.cacheLimitBytes);
  const shown = new ShownStages(service, run);
  const clock = new ProgressClock(STAGES, (event) => shown.take(event));
  let folder: string | undefined;
  try {
    folder = await mkdtemp(path.join(await scratchFolder(config), 'episode-'));
    const { script, document } = await scriptOfRun(service, run, clock, folder);
    const finished = await renderAll(service, run, { script, document, clock, folder });
    await shown.settled();
    await keepFinished(service, run, {
      ...finished,
      script,
      workMs: Date.now() - startedMs,
      shown: shown.now,
    });
  } finally {
    shown.end();
    if (folder) await rm(folder, { recursive: true, force: true });
    await cache.end();
  }
}

interface Rendering {
  script: Script;
  /** The path of its Document. */
  document: string | undefined;
  clock: ProgressClock;
  folder: string;
}

async function renderAll(service: Service, run: Run, { script, document, clock, folder }: Rendering) {
  const { config } = service;
  const { signal } = run;
  const music = musicOf(run);
  const pronunciations = await organizationLexicon(config);
  const place = { cacheDir: config.cacheDir, workers: config.workers, setup: config, pronunciations };
  const named = run.episode.title_given ? { ...script, title: run.episode.title } : script;
  const paths = episodePaths(path.join(folder, slugOf(named.title)), { mp3: true });
  const sound = { music };
  const minutes = script.options.targetMinutes;
  const { mix, takes } = await withinStage('speak', minutes, signal, (within) =>
    speakAndMix(
      script,
      {
        ...place,
        stereo: true,
        music,
        planTurns: planApart(script, { pronunciations, config, signal: within }),
        onTake: (take, index) => keepTurn(run, take, index),
        live: { ...liveSoundOf(paths, sound), onSegment: (segment) => keepSegment(service, run, segment) },
      },
      clock,
      within,
    ),
  );
  const episode = await withinStage('master', minutes, signal, (within) =>
    masterAndPublish({
      script: named,
      mix,
      clock,
      signal: within,
      cacheDir: config.cacheDir,
      paths,
      sound,
      writeTexts: (texts) => runTextTask('publish', { texts, document }, { minutes, signal: within }),
    }),
  );
  const notes = await unheard(script, { pronunciations, config, signal });
  return { episode, takes, notes: [...(script.writer.notes ?? []), ...noteOf(script), ...notes] };
}

/** A theme with what belongs to it: an intro, stings between chapters, an outro, a bed under the opening. */
export function musicOf({ episode }: { episode: Pick<EpisodeRow, 'options'> }): MusicChoice | undefined {
  const { music } = episode.options;
  if (!music) return undefined;
  const where = { intro: true, outro: true, stings: true, bed: 'under_opening' as const };
  return { theme: music, ...where, bedLevelDb: USUAL_BED_DB };
}

function noteOf({ length }: Script): string[] {
  return length.limitedBySource && length.note ? [length.note] : [];
}
