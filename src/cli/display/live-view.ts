import type { StageEvent, StageId } from '../../kernel/progress.ts';
import type { Stage } from '../../workflow/pipeline/stages.ts';
import type { Output } from '../output.ts';
import { percent, timeLeft } from '../words.ts';
import { paint } from './paint.ts';
import type { ProgressDisplay } from './progress-display.ts';

const BAR = 24;
const LABEL = 28;
/** Redrawing more often than this only costs. */
const FRAME_MS = 80;

/** For terminals: every stage on its line, redrawn in place, and the whole on the last line. */
export function liveView(output: Output, stages: readonly Stage[]): ProgressDisplay {
  const seen = new Map<StageId, StageEvent>();
  let last: StageEvent | undefined;
  let drawnLines = 0;
  let drawnAtMs = Number.NEGATIVE_INFINITY;
  let closed = false;

  const draw = () => {
    const lines = [
      ...stages.map((stage) => stageLine(stage, seen.get(stage.id), output)),
      totalLine(last, output),
    ];
    const up = drawnLines > 0 ? `\x1b[${drawnLines}A` : '\x1b[?25l';
    output.err(`${up}${lines.map((line) => `\r\x1b[2K${line}\n`).join('')}`);
    drawnLines = lines.length;
    drawnAtMs = performance.now();
  };

  return {
    onStage: (event) => {
      seen.set(event.stage, event);
      last = event;
      if (!closed && (event.state !== 'running' || performance.now() - drawnAtMs >= FRAME_MS)) draw();
    },
    close: () => {
      if (closed) return;
      closed = true;
      if (drawnLines > 0) output.err('\x1b[1A\r\x1b[2K\x1b[?25h');
    },
  };
}

function stageLine(stage: Stage, event: StageEvent | undefined, output: Output): string {
  const label = stage.label.padEnd(LABEL);
  if (!event) return clip(paint(output, 'faint', `    ${label}`), output);
  if (event.state === 'done')
    return clip(`  ${paint(output, 'second', '✓')} ${label}${event.message ?? ''}`, output);
  return clip(
    `  ${paint(output, 'first', '›')} ${label}${bar(event.fraction)} ${percent(event.fraction).padStart(5)}`,
    output,
  );
}

function totalLine(event: StageEvent | undefined, output: Output): string {
  if (!event) return '';
  const left = event.etaSeconds === undefined ? '' : `, ${timeLeft(event.etaSeconds)}`;
  return clip(paint(output, 'faint', `    ${percent(event.overall)} of the whole${left}`), output);
}

function bar(fraction: number): string {
  const full = Math.round(fraction * BAR);
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`;
}

/** A line that wrapped would spoil the redrawing; colours count for nothing in its width. */
function clip(line: string, output: Output): string {
  const width = output.columns() - 1;
  const visible = line.replace(/\x1b\[[0-9;]*m/g, '');
  return visible.length <= width ? line : visible.slice(0, width);
}
