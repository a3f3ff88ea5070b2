import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { keepPendingInvitation, readPendingInvitation } from '../../lib/account/pending-invitation.ts';
import { call } from '../../lib/api/api.ts';
import { useHashToken } from './use-hash-token.ts';

/** The invitation the visitor came by, now or before signing in. */
export interface Invitation {
  token: string;
  /** To what and by whom; undefined while it is asked for or when it could not be. */
  read: CallResponse<'readInvitation'> | undefined;
  error: unknown;
  retry: () => void;
  /** Not now: this tab no longer thinks of it. */
  forget: () => void;
}

export function useInvitation(): Invitation | undefined {
  const fromLink = useHashToken('invitation');
  const [token, setToken] = useState(() => fromLink ?? readPendingInvitation());
  useEffect(() => {
    if (fromLink === undefined) return;
    keepPendingInvitation(fromLink);
    setToken(fromLink);
  }, [fromLink]);
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call('readInvitation', { body: { token: token ?? '' }, signal }),
    enabled: token !== undefined,
  });
  const forget = useCallback(() => {
    keepPendingInvitation(undefined);
    setToken(undefined);
  }, []);
  if (token === undefined) return undefined;
  return {
    token: token,
    read: query.data,
    error: query.error,
    retry: () => void query.refetch(),
    forget,
  };
}
