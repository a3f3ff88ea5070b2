import { useLocation } from 'react-router';
import { type Gate, gate } from '../../kernel/rules/gate.ts';
import { useSecurity } from '../lib/security.ts';

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
    check: session?.user.profile ?? 'pending',
  });
}
