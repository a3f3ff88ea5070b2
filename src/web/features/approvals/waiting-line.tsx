import { Ago } from '../../components/page/ago.tsx';
import { listed } from '../../lib/wording/format.ts';
import type { Approval } from '../../lib/workspace/workspace-queries.ts';

/** Of many who may answer so many are named. */
const NAMED = 3;

/** Which step a request is in, whom it waits for, and until when. */
export function WaitingLine({ approval: { status, step, waitsFor, dueAt } }: { approval: Approval }) {
  if (status !== 'pending' || waitsFor.length === 0) return null;
  const names = waitsFor.slice(0, NAMED).map(({ name }) => name || 'Somebody');
  const rest = waitsFor.length - names.length;
  const isOver = dueAt !== null && Date.parse(dueAt) < Date.now();
  return (
    <p className="mt-1 text-[13px] text-ink-3 [overflow-wrap:anywhere]">
      {step && (
        <>
          Step {step.number} of {step.of}, {step.name}:{' '}
        </>
      )}
      waits for {listed([...names, ...(rest > 0 ? [`${rest} more`] : [])])}
      {dueAt && (
        <span className={isOver ? 'text-warn' : undefined}>
          , {isOver ? 'was due' : 'due'} <Ago at={dueAt} />
        </span>
      )}
    </p>
  );
}
