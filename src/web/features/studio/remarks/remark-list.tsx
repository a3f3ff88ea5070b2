import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Segmented } from '../../../components/elements/segmented.tsx';
import { SkeletonRows } from '../../../components/elements/skeleton.tsx';
import { QueryState } from '../../../components/page/query-state.tsx';
import type { RemarkState } from './remark-queries.ts';

interface Props<Data, T, Key extends QueryKey> {
  /** What is listed, within a sentence: "comments". */
  what: string;
  /** What those are called that are over. */
  closed: string;
  query: (state: RemarkState) => UseQueryOptions<Data, Error, Data, Key>;
  remarksOf: (data: Data) => readonly T[];
  /** The id of the one that an address leads to. */
  asked: string | null;
  empty: Record<RemarkState, string>;
  row: (remark: T, isAsked: boolean) => ReactNode;
}

/** Comments or suggestions: those that are open, or those that are over. */
export function RemarkList<Data, T extends { id: string }, Key extends QueryKey>({
  what,
  closed,
  query,
  remarksOf,
  asked,
  empty,
  row,
}: Props<Data, T, Key>) {
  const [state, setState] = useState<RemarkState>('open');
  const found = useQuery(query(state));
  // One that a notification leads to may be over by now.
  const isMissing = asked !== null && found.data && remarksOf(found.data).every(({ id }) => id !== asked);
  useEffect(() => {
    if (isMissing && state === 'open') setState('closed');
  }, [isMissing, state]);
  return (
    <>
      <Segmented
        label={`Which ${what}`}
        options={[
          { value: 'open', label: 'Open' },
          { value: 'closed', label: closed },
        ]}
        value={state}
        onChange={setState}
        className="self-start"
      />
      <QueryState
        query={found}
        name={`The ${what}`}
        loading={<SkeletonRows label={`The ${what} are on their way`} />}
      >
        {(data) =>
          remarksOf(data).length === 0 ? (
            <p className="text-ink-3">{empty[state]}</p>
          ) : (
            <ul className="flex flex-col">
              {remarksOf(data).map((remark) => row(remark, remark.id === asked))}
            </ul>
          )
        }
      </QueryState>
    </>
  );
}
