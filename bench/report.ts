import type { Machine } from './machine.ts';
import type { Chapter, Goal } from './measures/context.ts';
import { table } from './table.ts';

/** docs/BENCHMARKS.md, whole. */
export function renderReport(machine: Machine, chapters: readonly Chapter[], quick: boolean): string {
  const goals = chapters.flatMap((chapter) => chapter.goals);
  const programs = Object.entries(machine.programs).map(([name, version]) => `${name} ${version}`);
  return `${[
    '# Benchmarks',
    `Written by \`npm run bench${quick ? ' -- --quick' : ''}\` in one run; do not edit. The figures are what was measured, aims that were missed included.`,
    quick ? 'This was a reduced run: short shows and few repetitions.' : '',
    table(
      ['', ''],
      [
        ['Date', machine.date],
        ['Processor', `${machine.processor}, ${machine.cores} cores`],
        ['Memory', `${machine.memoryGb} GB`],
        ['System', machine.system],
        ['Load before the run', loadOf(machine)],
        ['Node', machine.node],
        ['Compared with', programs.join(', ')],
      ],
    ).replaceAll('---:', '---'),
    '## Aims',
    table(['Aim', 'Wanted', 'Measured', ''], goals.map(goalRow)),
    ...chapters.flatMap(({ title, body }) => [`## ${title}`, body]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}

/** A machine that was busy with something else measured too little; the reader should know. */
export function loadOf({ load, cores }: Machine): string {
  const busy = load > cores / 4 ? ': the machine was busy, so speeds are too low' : '';
  return `${load.toFixed(1)} of ${cores} cores${busy}`;
}

export function goalRow({ name, aim, measured, met }: Goal): string[] {
  return [name, aim, measured, met ? 'met' : '**missed**'];
}
