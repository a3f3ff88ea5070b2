import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, call, errorSentence } from '../../lib/api/api.ts';
import { keys } from '../../lib/api/queries.ts';
import { endLocalSignOut } from '../../lib/browser/local-sign-out.ts';
import { useHashToken } from './use-hash-token.ts';

export type LinkSignIn = { at: 'none' } | { at: 'busy' } | { at: 'refused'; sentence: string };

/** Spends the one-time link that a server prints, once, and goes on to where the visitor wanted to be. */
export function useLinkSignIn(): LinkSignIn {
  const token = useHashToken('token');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [fault, setFault] = useState<string>();
  const spent = useRef<string>(undefined);
  const next = (state as { from?: string } | null)?.from ?? '/create';

  useEffect(() => {
    // A link works once, and effects may run twice.
    if (token === undefined || spent.current === token) return;
    spent.current = token;
    setFault(undefined);
    call('createSession', { body: { token } })
      .then((session) => {
        endLocalSignOut();
        client.setQueryData(keys.session, session);
        return navigate(session.user.mustChangePassword ? '/reset-password' : next, { replace: true });
      })
      .catch((error: unknown) => setFault(whyNot(error)));
  }, [token, client, navigate, next]);

  if (token === undefined) return { at: 'none' };
  return fault === undefined ? { at: 'busy' } : { at: 'refused', sentence: fault };
}

/** The page says how to get another link, so this says only what is wrong with the one at hand. */
function whyNot(error: unknown): string {
  return error instanceof ApiError && (error.status === 401 || error.status === 400)
    ? 'It was used already, is too old, or was not copied whole.'
    : errorSentence(error);
}
