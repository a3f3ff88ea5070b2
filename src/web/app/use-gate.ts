import { skipToken, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { type Gate, type GateState, gate } from '../../kernel/rules/gate.ts';
import { type SessionView, useSecurity } from '../lib/security.ts';
import { subscriptionQuery } from '../lib/subscription-query.ts';

/** What the gate says of this page and whoever is before it. */
export function useGate(): Gate {
  const { pathname } = useLocation();
  const { status, session, isPlatformAdmin } = useSecurity();
  return gate({
    path: pathname,
    who: status,
    mustChangePassword: session?.user.mustChangePassword ?? false,
    twoFactorRequired: session?.twoFactorRequired ?? false,
    isPlatformAdmin,
    check: useCheck(session?.user.profile),
  });
}

function useCheck(profile: SessionView['user']['profile'] | undefined): GateState['check'] {
  const check = useQuery(
    profile ? subscriptionQuery(profile) : { queryKey: ['subscription'], queryFn: skipToken },
  );
  if (check.isError) return 'failed';
  return check.data ?? 'pending';
}
