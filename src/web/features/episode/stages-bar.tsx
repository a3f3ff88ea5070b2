import { cx } from '../../components/elements/cx.ts';
import { aboutSeconds } from '../../lib/wording/format.ts';
import { type StageRow, stageRows } from './stage-rows.ts';
import type { Episode } from './types.ts';

/** How far each stage has come, with what it found or made. */
export function StagesBar({ episode, turns }: { episode: Episode; turns: number }) {
  const rows = stageRows(episode.stages, turns);
  const { etaSeconds } = episode;
  return (
    <div className="flex flex-col gap-2">
      <ol className="flex" aria-label="Stages">
        {rows.map((row) => (
          <Stage key={row.label} row={row} />
        ))}
      </ol>
      <p className="min-h-5 text-[13px] text-ink-3">
        {etaSeconds !== undefined && `Ready in ${aboutSeconds(etaSeconds)}.`}
      </p>
    </div>
  );
}

function Stage({ row: { label, state, fraction, figure } }: { row: StageRow }) {
  return (
    <li
      aria-current={state === 'running' ? 'step' : undefined}
      className={cx(
        'min-w-0 grow basis-0 text-[13px]',
        state === 'waiting' ? 'text-ink-3' : 'text-ink',
        state === 'running' && 'font-semibold',
      )}
    >
      <div className="h-[3px] bg-line-strong" aria-hidden="true">
        <div
          className="h-full origin-left bg-ink transition-transform duration-200"
          style={{ transform: `scaleX(${fraction})` }}
        />
      </div>
      <span className="block truncate pt-2 pr-1">{label}</span>
      <span className={cx('mono block truncate pr-1', state === 'running' && 'text-ink!')}>{figure}</span>
      {state === 'done' && <span className="sr-only">, done</span>}
    </li>
  );
}
