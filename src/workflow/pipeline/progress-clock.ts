import { compact } from '../../kernel/compact.ts';
import type { OnStage, StageEvent, StageId } from '../../kernel/progress.ts';
import type { Stage } from './stages.ts';

interface Pace {
  weight: number;
  fraction: number;
  startedMs?: number;
  endedMs?: number;
  state: 'waiting' | 'running' | 'done';
  /** False when work came from the cache: its pace says nothing of the stages to come. */
  tellsPace: boolean;
}

/** Below this much of a stage, and this long, a rate is a guess. */
const KNOWN_FROM_FRACTION = 0.04;
const KNOWN_FROM_MS = 800;
/** A stage lighter than this share of the run says nothing of the others. */
const TELLING_SHARE = 0.15;
/** Smaller steps of a stage are not worth an event. */
const STEP = 0.004;

/**
 * Turns the rooms' own "done of total" into events about the whole run. The time left is the sum of
 * what each unfinished stage needs: at its own rate once it has one, else by its weight at the rate
 * that this run showed so far; as long as a stage of weight has neither, none is given.
 */
export class ProgressClock {
  readonly #paces: Map<StageId, Pace>;
  readonly #emit: OnStage;
  readonly #now: () => number;
  #overall = 0;

  constructor(stages: readonly Stage[], emit: OnStage, now: () => number = () => performance.now()) {
    this.#emit = emit;
    this.#now = now;
    this.#paces = new Map(
      stages.map((stage) => [
        stage.id,
        { weight: stage.weight, fraction: 0, state: 'waiting', tellsPace: true },
      ]),
    );
  }

  start(stage: StageId): void {
    const pace = this.#pace(stage);
    if (pace.state !== 'waiting') return;
    pace.state = 'running';
    pace.startedMs = this.#now();
    this.#say(stage, pace, 'started');
  }

  /** `done` of `total` units of the stage; a total of 0 counts as not known. */
  update(stage: StageId, done: number, total: number, message?: string): void {
    const pace = this.#pace(stage);
    this.start(stage);
    if (pace.state === 'done') return;
    const fraction = total > 0 ? Math.min(1, Math.max(pace.fraction, done / total)) : pace.fraction;
    const worthSaying = fraction - pace.fraction >= STEP || (fraction === 1 && pace.fraction < 1);
    if (!worthSaying) return;
    pace.fraction = fraction;
    this.#say(stage, pace, 'running', message);
  }

  finish(stage: StageId, message?: string): void {
    const pace = this.#pace(stage);
    this.start(stage);
    if (pace.state === 'done') return;
    pace.fraction = 1;
    pace.state = 'done';
    pace.endedMs = this.#now();
    this.#say(stage, pace, 'done', message);
  }

  /** Some of the stage's work came ready-made. */
  workWasReused(stage: StageId): void {
    this.#pace(stage).tellsPace = false;
  }

  #pace(stage: StageId): Pace {
    const pace = this.#paces.get(stage);
    if (!pace) throw new Error(`The stage "${stage}" is not part of this run.`);
    return pace;
  }

  #say(stage: StageId, pace: Pace, state: StageEvent['state'], message?: string): void {
    const all = [...this.#paces.values()];
    const weight = all.reduce((sum, each) => sum + each.weight, 0);
    const done = all.reduce((sum, each) => sum + each.weight * each.fraction, 0);
    this.#overall = Math.max(this.#overall, done / weight);
    const eta = this.#etaSeconds(all);
    this.#emit(
      compact({
        stage,
        state,
        fraction: pace.fraction,
        overall: this.#overall,
        etaSeconds: eta,
        message,
      }),
    );
  }

  #etaSeconds(all: readonly Pace[]): number | undefined {
    if (all.every((pace) => pace.state === 'done')) return undefined;
    const now = this.#now();
    const perWeight = millisecondsPerWeight(all, now);
    let running = 0;
    let waiting = 0;
    for (const pace of all) {
      if (pace.state === 'done') continue;
      const whole = ownRate(pace, now) ?? (perWeight === undefined ? undefined : perWeight * pace.weight);
      if (whole === undefined && pace.weight > 1) return undefined;
      const left = (whole ?? 0) * (1 - pace.fraction);
      // Stages that run side by side end together; those to come follow one another.
      if (pace.state === 'running') running = Math.max(running, left);
      else waiting += left;
    }
    return (running + waiting) / 1000;
  }
}

/** Milliseconds the whole stage takes at its rate so far; undefined while that is a guess. */
function ownRate(pace: Pace, now: number): number | undefined {
  const elapsed = pace.startedMs === undefined ? 0 : (pace.endedMs ?? now) - pace.startedMs;
  if (pace.fraction < KNOWN_FROM_FRACTION || elapsed < KNOWN_FROM_MS) return undefined;
  return elapsed / pace.fraction;
}

/** The rate of the heaviest stage that has one: small stages say too little of the large ones. */
function millisecondsPerWeight(all: readonly Pace[], now: number): number | undefined {
  const weight = all.reduce((sum, pace) => sum + pace.weight, 0);
  const [heaviest] = all
    .filter(
      (pace) => pace.tellsPace && pace.weight > weight * TELLING_SHARE && ownRate(pace, now) !== undefined,
    )
    .sort((a, b) => b.weight - a.weight);
  const rate = heaviest && ownRate(heaviest, now);
  return rate === undefined ? undefined : rate / heaviest!.weight;
}
