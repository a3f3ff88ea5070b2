import { mixTakes } from '../audio/mix-takes.ts';
import type { MixedShow } from '../audio/mixed-show.ts';
import type { MusicChoice } from '../audio/music/music-choice.ts';
import type { Pronunciation, Script, Take } from '../kernel/artifacts.ts';
import { markUsed } from '../platform/cache/sweep-cache.ts';
import { speakScript } from '../speech/speak-script.ts';
import type { SpeechSetup } from '../speech/voices/speech-setup.ts';
import type { ProgressClock } from './progress-clock.ts';
import { spokenLength } from './spoken-length.ts';

export interface SoundPlace {
  cacheDir: string;
  /** Threads that speak. */
  workers?: number | undefined;
  /** Which voices there are beside those of the packages: the configuration. */
  setup?: SpeechSetup | undefined;
  /** How words are to be said: the organization's and the show's, merged. */
  pronunciations?: readonly Pronunciation[] | undefined;
}

export interface Reuse {
  total: number;
  /** Takes that lay finished in the cache. */
  reused: number;
}

/**
 * The middle of the pipeline: Script -> Takes -> Mix. The mixer draws takes as they are spoken, so
 * both stages go on side by side. Throws what the two rooms throw.
 */
export async function speakAndMix(
  script: Script,
  place: SoundPlace & { stereo: boolean; music?: MusicChoice | undefined },
  clock: ProgressClock,
  signal: AbortSignal | undefined,
): Promise<{ mix: MixedShow; takes: Reuse }> {
  const takes: Reuse = { total: script.turns.length, reused: 0 };
  clock.start('speak');
  const spoken = speakScript(script, {
    cacheDir: place.cacheDir,
    workers: place.workers,
    setup: place.setup,
    pronunciations: place.pronunciations,
    signal,
    onProgress: (done, total) => clock.update('speak', done, total),
  });
  const mix = await mixTakes(script, watched(spoken, takes, clock), {
    cacheDir: place.cacheDir,
    stereo: place.stereo,
    music: place.music,
    signal,
    onProgress: (done, total) => clock.update('mix', done, total),
  });
  for (const reel of mix.reels) await markUsed(`${reel.folder}/mix.json`);
  clock.finish('mix', describeMix(mix));
  return { mix, takes };
}

/** Passes takes on, counting those that were there already and noting that they were used. */
async function* watched(
  spoken: AsyncIterable<Take>,
  takes: Reuse,
  clock: ProgressClock,
): AsyncGenerator<Take> {
  for await (const take of spoken) {
    clock.start('mix');
    if (take.cached) {
      takes.reused++;
      clock.workWasReused('speak');
      await markUsed(take.pcmPath);
    }
    yield take;
  }
  clock.finish('speak', describeTakes(takes));
}

function describeTakes({ total, reused }: Reuse): string {
  if (reused === 0) return `${total} turns spoken`;
  if (reused === total) return `all ${total} turns taken from the cache`;
  return `${total - reused} turns spoken, ${reused} taken from the cache`;
}

function describeMix({ frames, sampleRate, chapters }: MixedShow): string {
  const count = `${chapters.length} ${chapters.length === 1 ? 'chapter' : 'chapters'}`;
  return `${spokenLength(frames / sampleRate)}, ${count}`;
}
