import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenForInterrupt } from '../../src/cli/interrupt.ts';
import { type CliEvent, doneOf, eventsOf, SAMPLE, Workplace } from './run-cli.ts';

describe('Ctrl-C', () => {
  let place: Workplace;
  beforeEach(() => {
    place = new Workplace();
  });
  afterEach(() => place.remove());

  const args = ['make', SAMPLE, '-o', 'show.mp3', '--minutes', '2', '--json'];

  async function interruptWhen(wanted: (event: CliEvent) => boolean, signal: NodeJS.Signals) {
    let sent = false;
    return place.run(args, (line, child) => {
      if (sent || !wanted(JSON.parse(line) as CliEvent)) return;
      sent = true;
      child.kill(signal);
    });
  }

  it.each([
    ['speaking', 'speak', 'SIGINT'],
    ['mastering', 'master', 'SIGTERM'],
    ['reading', 'read', 'SIGINT'],
  ] as const)('while %s ends cleanly, and the next run goes on', async (_what, stage, signal) => {
    const state = stage === 'read' ? 'started' : 'running';
    const stopped = await interruptWhen(
      (event) => event.type === 'stage' && event.stage === stage && event.state === state,
      signal,
    );
    expect(stopped.code).toBe(130);
    expect(eventsOf(stopped.stdout).at(-1)).toMatchObject({ type: 'error', error: { code: 'cancelled' } });
    expect(stopped.leftProcess).toBe(false);
    expect(place.leftovers()).toEqual([]);
    expect(readdirSync(place.folder)).not.toContain('show.mp3');
    if (stage === 'read') return;
    const { takes } = doneOf(await place.run(args));
    if (stage === 'master') expect(takes.reused).toBe(takes.total);
    else expect(takes.reused).toBeGreaterThan(0);
  });

  it('ends at once the second time, but counts one press that arrives twice as one', () => {
    const exits: number[] = [];
    const said: string[] = [];
    let now = 1000;
    const before = process.listenerCount('SIGINT');
    const host = { now: () => now, exit: (code: number) => exits.push(code) };
    const { signal, stop } = listenForInterrupt(() => said.push('stopping'), host);
    expect(signal.aborted).toBe(false);
    process.emit('SIGINT');
    expect(signal.aborted).toBe(true);
    now += 20;
    process.emit('SIGINT');
    expect(exits).toEqual([]);
    now += 1000;
    process.emit('SIGINT');
    expect(exits).toEqual([130]);
    expect(said).toEqual(['stopping']);
    stop();
    expect(process.listenerCount('SIGINT')).toBe(before);
  });
});
