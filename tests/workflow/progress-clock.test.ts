import { describe, expect, it } from 'vitest';
import type { StageEvent } from '../../src/kernel/progress.ts';
import { ProgressClock } from '../../src/workflow/pipeline/progress-clock.ts';
import { STAGES as PIPELINE } from '../../src/workflow/pipeline/stages.ts';

/** The pipeline's stages with weights of our own, which the sums below rest on. */
const WEIGHTS = { read: 6, write: 6, speak: 60, mix: 8, master: 19, publish: 1 };
const STAGES = PIPELINE.map((stage) => ({ ...stage, weight: WEIGHTS[stage.id] }));

/** A clock whose time the test moves, and everything it said. */
function clockAt() {
  const said: StageEvent[] = [];
  const time = { ms: 0 };
  const clock = new ProgressClock(
    STAGES,
    (event) => said.push(event),
    () => time.ms,
  );
  const readAndWrite = () => {
    for (const stage of ['read', 'write'] as const) {
      clock.start(stage);
      time.ms += 300;
      clock.finish(stage);
    }
  };
  return { clock, said, time, readAndWrite, last: () => said.at(-1) as StageEvent };
}

describe('ProgressClock', () => {
  it('gives no time left before a rate is known', () => {
    const { clock, said, readAndWrite } = clockAt();
    readAndWrite();
    clock.start('speak');
    clock.update('speak', 1, 100);
    expect(said.length).toBeGreaterThan(4);
    expect(said.every((event) => event.etaSeconds === undefined)).toBe(true);
  });

  it('works the time left out from the rate of this run', () => {
    const { clock, time, readAndWrite, last } = clockAt();
    readAndWrite();
    clock.start('speak');
    time.ms += 10_000;
    clock.update('speak', 50, 100);
    // Speaking: 10 s for half. The stages to come weigh 28 against its 60: 20 s * 28 / 60.
    expect(last().etaSeconds).toBeCloseTo(10 + (20 * 28) / 60, 5);
  });

  it('takes stages that run side by side once', () => {
    const { clock, time, readAndWrite, last } = clockAt();
    readAndWrite();
    clock.start('speak');
    clock.start('mix');
    time.ms += 10_000;
    clock.update('speak', 50, 100);
    clock.update('mix', 50, 100);
    expect(last().etaSeconds).toBeCloseTo(10 + (20 * 20) / 60, 5);
  });

  it('does not predict mastering from speech that came from the cache', () => {
    const { clock, time, readAndWrite, last } = clockAt();
    readAndWrite();
    clock.workWasReused('speak');
    clock.start('speak');
    time.ms += 1000;
    clock.update('speak', 90, 100);
    expect(last().etaSeconds).toBeUndefined();
    clock.finish('speak');
    clock.finish('mix');
    clock.start('master');
    time.ms += 4000;
    clock.update('master', 50, 100);
    // 4 s for the other half, and publishing, which weighs 1 against its 19.
    expect(last().etaSeconds).toBeCloseTo(4 + 8 / 19, 5);
  });

  it('never goes back, ends at 1, and says each state once', () => {
    const { clock, said } = clockAt();
    for (const stage of STAGES) {
      clock.start(stage.id);
      clock.update(stage.id, 5, 10);
      clock.update(stage.id, 3, 10);
      clock.finish(stage.id, 'done');
      clock.finish(stage.id);
    }
    const overall = said.map((event) => event.overall);
    expect(overall).toEqual([...overall].sort((a, b) => a - b));
    expect(overall.at(-1)).toBeCloseTo(1, 10);
    expect(said.filter((event) => event.state === 'started')).toHaveLength(STAGES.length);
    expect(said.filter((event) => event.state === 'done')).toHaveLength(STAGES.length);
  });

  it('leaves small steps out', () => {
    const { clock, said } = clockAt();
    for (let done = 0; done <= 10_000; done++) clock.update('read', done, 10_000);
    expect(said.length).toBeGreaterThan(100);
    expect(said.length).toBeLessThan(300);
  });

  it('refuses a stage that is not part of the run', () => {
    const clock = new ProgressClock(STAGES.slice(2), () => {});
    expect(() => clock.start('read')).toThrow('not part of this run');
  });
});
