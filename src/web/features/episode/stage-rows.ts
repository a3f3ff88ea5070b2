import type { Episode } from './types.ts';

type Stage = Episode['stages'][number];

export interface StageRow {
  label: string;
  state: Stage['state'];
  /** 0 to 1. */
  fraction: number;
  /** "0.4 s", "42 turns", "26 of 42". */
  figure: string | undefined;
}

/** What a person is shown of each stage; the files beside the sound belong to the last. */
const ROWS: readonly { label: string; ids: readonly Stage['id'][] }[] = [
  { label: 'Read', ids: ['read'] },
  { label: 'Written', ids: ['write'] },
  { label: 'Speaking', ids: ['speak'] },
  { label: 'Mix', ids: ['mix'] },
  { label: 'Master', ids: ['master', 'publish'] },
];

/** @param turns of the script; 0 while it is not written */
export function stageRows(stages: readonly Stage[], turns: number): StageRow[] {
  return ROWS.map(({ label, ids }) => {
    const parts = stages.filter((stage) => ids.includes(stage.id));
    const fraction = parts.length ? parts.reduce((sum, part) => sum + part.fraction, 0) / parts.length : 0;
    const state = stateOf(parts);
    const seconds = parts.reduce((sum, part) => sum + (part.seconds ?? 0), 0);
    return { label, state, fraction: state === 'done' ? 1 : fraction, figure: figureOf() };

    function figureOf(): string | undefined {
      if (state === 'waiting') return undefined;
      if (ids[0] === 'write' && turns > 0) return `${turns} ${turns === 1 ? 'turn' : 'turns'}`;
      if (ids[0] === 'speak' && turns > 0 && state === 'running') {
        return `${Math.round(fraction * turns)} of ${turns}`;
      }
      if (state === 'running') return `${Math.floor(fraction * 100)} %`;
      return seconds > 0 ? inSeconds(seconds) : undefined;
    }
  });
}

function stateOf(parts: readonly Stage[]): Stage['state'] {
  if (parts.length > 0 && parts.every((part) => part.state === 'done')) return 'done';
  return parts.some((part) => part.state !== 'waiting') ? 'running' : 'waiting';
}

/** "0.4 s", "12 s", "2 min 5 s". */
function inSeconds(seconds: number): string {
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
