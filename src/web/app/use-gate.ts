import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type Gate, type GateState, gate } from '../../kernel/rules/gate.ts';
import { type SessionView, useSecurity } from '../lib/account/security.ts';
import { subscriptionQuery } from '../lib/account/subscription-query.ts';
import { audit } from '../lib/workspace/audit.ts';

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

/** Where the gate does not let somebody pass, the audit queue hears of it, once. */
export function useRefusalAudit({ kind }: Gate): void {
  const { pathname } = useLocation();
  const userId = useSecurity().session?.user.id;
  useEffect(() => {
    if (kind !== 'card' || !userId) return;
    audit({
      action: 'gate.refuse',
      resource: pathname,
      userId,
      result: 'denied',
      severity: 'medium',
      category: 'account',
      details: { reason: 'subscription_required' },
    });
  }, [kind, pathname, userId]);
}
