import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveEvent, useLiveState } from './live.ts';
import type { LiveEvent } from './realtime.ts';

/** Between two questions while nothing comes live. */
const POLL_MS = 30_000;

/**
 * Asks anew for what stands under a key whenever a kind of event comes.
 *
 * @returns what its query needs for the time in which nothing comes live
 */
export function useLiveQuery(
  kind: LiveEvent['kind'],
  queryKey: QueryKey,
): { refetchInterval: number | false } {
  const client = useQueryClient();
  const live = useLiveState() === 'open';
  const name = JSON.stringify(queryKey);
  useEffect(
    () => onLiveEvent(kind, () => void client.invalidateQueries({ queryKey: JSON.parse(name) as QueryKey })),
    [client, kind, name],
  );
  return { refetchInterval: live ? false : POLL_MS };
}
