import type { ReactNode } from 'react';
import { ApiError, errorSentence } from '../../lib/api/api.ts';
import { Button } from '../elements/button.tsx';
import { Notice } from '../elements/notice.tsx';

interface Query<T> {
  data: T | undefined;
  error: Error | null;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
}

interface Props<T> {
  query: Query<T>;
  /** What could not be loaded, such as "The figures". */
  name: string;
  /** What stands there until it is there. */
  loading: ReactNode;
  children: (data: T) => ReactNode;
}

/** What was asked for once it is there; before that, that it is on its way, or why it is not. */
export function QueryState<T>({ query, name, loading, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <QueryFault error={query.error} name={name} onRetry={query.refetch} />;
  if (query.fetchStatus === 'paused')
    return <Notice kind="offline">{name} will be here as soon as there is a connection again.</Notice>;
  return loading;
}

interface FaultProps {
  error: Error;
  name: string;
  onRetry: () => unknown;
}

export function QueryFault({ error, name, onRetry }: FaultProps) {
  return (
    <Notice
      kind={error instanceof ApiError && error.code === 'network' ? 'offline' : 'error'}
      title={`${name} could not be loaded`}
      actions={<Button onClick={() => void onRetry()}>Try again</Button>}
    >
      {errorSentence(error)}
    </Notice>
  );
}
