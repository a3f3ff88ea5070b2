import { describe, expect, it } from 'vitest';
import { liveView } from '../../src/cli/display/live-view.ts';
import { plainLines } from '../../src/cli/display/plain-lines.ts';
import type { Output } from '../../src/cli/output.ts';
import { count, duration, percent, size, timeLeft } from '../../src/cli/words.ts';
import { STAGES } from '../../src/workflow/pipeline/stages.ts';

function recorder(columns: number, colour = false) {
  const written: string[] = [];
  const output: Output = {
    out: () => expect.unreachable(),
    err: (text) => written.push(text),
    live: true,
    colour,
    columns: () => columns,
  };
  return { output, written, text: () => written.join('') };
}

describe('the live view', () => {
  it('redraws as many lines as it drew, hides the cursor and shows it again', () => {
    const { output, written, text } = recorder(100);
    const view = liveView(output, STAGES);
    view.onStage({ stage: 'read', state: 'started', fraction: 0, overall: 0 });
    view.onStage({ stage: 'read', state: 'done', fraction: 1, overall: 0.05, message: '3 pages' });
    view.close();
    view.close();
    const lines = STAGES.length + 1;
    expect(written[0]?.startsWith('\x1b[?25l')).toBe(true);
    expect(written[0]?.match(/\n/g)).toHaveLength(lines);
    expect(written[1]?.startsWith(`\x1b[${lines}A`)).toBe(true);
    expect(written[1]).toContain('✓ Reading the document        3 pages');
    expect(text().match(/\x1b\[\?25h/g)).toHaveLength(1);
  });

  it('shows a bar, the share and the time left', () => {
    const { output, text } = recorder(100);
    const view = liveView(output, STAGES);
    view.onStage({ stage: 'speak', state: 'done', fraction: 1, overall: 0.5, etaSeconds: 42.4 });
    view.onStage({ stage: 'master', state: 'started', fraction: 0.5, overall: 0.75, etaSeconds: 42.4 });
    expect(text()).toContain(`${'█'.repeat(12)}${'░'.repeat(12)}  50 %`);
    expect(text()).toContain('75 % of the whole, about 42 s left');
  });

  it.each([20, 40, 60])('never wraps, on a terminal of %i columns', (columns) => {
    const { output, text } = recorder(columns, true);
    const view = liveView(output, STAGES);
    const message = 'a very long message that says more than there is room for on this line';
    view.onStage({ stage: 'read', state: 'done', fraction: 1, overall: 0.1, message });
    const visible = text().replace(/\x1b\[[0-9;?]*[a-zA-Z]|\r/g, '');
    for (const line of visible.split('\n')) expect(line.length).toBeLessThan(columns);
  });

  it('draws nothing more once it is closed', () => {
    const { output, written } = recorder(80);
    const view = liveView(output, STAGES);
    view.close();
    view.onStage({ stage: 'read', state: 'started', fraction: 0, overall: 0 });
    expect(written).toEqual([]);
  });
});

describe('plain lines', () => {
  it('mention each quarter once, and the end with what was found', () => {
    const { output, written } = recorder(80);
    const lines = plainLines(output, STAGES);
    for (let i = 0; i <= 100; i++)
      lines.onStage({ stage: 'speak', state: 'running', fraction: i / 100, overall: i / 200 });
    lines.onStage({ stage: 'speak', state: 'done', fraction: 1, overall: 0.5, message: '9 turns' });
    expect(written).toEqual([
      'Speaking: 25 %\n',
      'Speaking: 50 %\n',
      'Speaking: 75 %\n',
      'Speaking: 9 turns\n',
    ]);
  });
});

describe('words', () => {
  it.each([
    [duration(0), '0 s'],
    [duration(59_600), '1 min'],
    [duration(485_000), '8 min 5 s'],
    [duration(3_725_000), '1 h 2 min 5 s'],
    [timeLeft(0.4), 'about a second left'],
    [timeLeft(12.6), 'about 13 s left'],
    [timeLeft(200), 'about 3 min left'],
    [size(999), '999 bytes'],
    [size(1234), '1.2 kB'],
    [size(12_345_678), '12 MB'],
    [size(2.5e9), '2.5 GB'],
    [count(1, 'turn'), '1 turn'],
    [count(1240, 'word'), '1,240 words'],
    [percent(0), '0 %'],
    [percent(0.996), '99 %'],
    [percent(1), '100 %'],
  ])('%s is %s', (said, expected) => {
    expect(said).toBe(expected);
  });
});
