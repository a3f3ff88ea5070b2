import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  SCRIPT_CHECK_FACTS,
  SCRIPT_CHECK_KINDS,
  type ScriptCheck,
} from '../../../kernel/rules/script-checks.ts';
import { checksQuery } from '../../lib/api/page-queries.ts';
import { SkeletonRows } from '../elements/skeleton.tsx';
import { QueryState } from './query-state.tsx';

interface Props {
  episodeId: string;
  /** One of them, as a way to its place. */
  row: (check: ScriptCheck) => ReactNode;
}

/** What of a script should be looked at before it is exported, once the server has checked it. */
export function ScriptChecks({ episodeId, row }: Props) {
  const query = useQuery(checksQuery(episodeId));
  return (
    <QueryState
      query={query}
      name="The checks"
      loading={<SkeletonRows label="The script is being checked" />}
    >
      {(found) => <FoundChecks {...found} row={row} />}
    </QueryState>
  );
}

interface FoundProps extends Pick<Props, 'row'> {
  /** How many there are; the first of them are listed. */
  total: number;
  checks: readonly ScriptCheck[];
}

/** What of a script its sources do not hold, by kind. */
function FoundChecks({ total, checks, row }: FoundProps) {
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-2" role="status">
        {total === 0
          ? 'Every statement rests on a sentence of the sources, and so does every number and name.'
          : `${total} ${total === 1 ? 'place' : 'places'} to look at before you export.`}
      </p>
      {SCRIPT_CHECK_KINDS.map((kind) => {
        const ofKind = checks.filter((check) => check.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <section key={kind}>
            <h2 className="flex justify-between border-b border-line pb-2 text-[13px] font-semibold">
              {SCRIPT_CHECK_FACTS[kind].label}{' '}
              <span className="mono font-normal text-ink-3">{ofKind.length}</span>
            </h2>
            <ul>
              {ofKind.map((check) => (
                <li
                  key={`${check.turnId}:${check.start}:${check.text}`}
                  className="border-b border-line py-3 empty:hidden"
                >
                  {row(check)}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {checks.length < total && (
        <p className="text-[13px] text-ink-3">The first {checks.length} are listed.</p>
      )}
    </div>
  );
}

/** Whether a check is of a whole turn, not of words in it. */
export function isOfTurn({ kind }: Pick<ScriptCheck, 'kind'>): boolean {
  return kind === 'no_source' || kind === 'lost_source';
}

/** What is wrong, below the words of the turn where all of it is meant. */
export function CheckWords({ check, turn }: { check: ScriptCheck; turn: string }) {
  return (
    <>
      {isOfTurn(check) && (
        <span className="mt-1 line-clamp-2 block font-serif text-[15px] text-ink-2 [overflow-wrap:anywhere]">
          {turn}
        </span>
      )}
      <span className="mt-1 block text-sm text-ink-2 [overflow-wrap:anywhere]">
        {SCRIPT_CHECK_FACTS[check.kind].explain(check)}
      </span>
    </>
  );
}
