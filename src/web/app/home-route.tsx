import { Navigate } from 'react-router';
import { startPath } from '../../kernel/rules/side-menu.ts';
import { useSecurity } from '../lib/account/security.ts';
import { Gated } from './gated.tsx';
import LeaveApplication from './leave-application.tsx';

/**
 * `/` within the application leads to where one works (specification 4.7); the landing page, which
 * anybody can open at that address, is loaded from the server.
 */
export default function HomeRoute() {
  const security = useSecurity();
  if (security.status === 'signed-out' || security.status === 'failed') return <LeaveApplication />;
  return (
    <Gated card={null}>
      <Navigate to={startPath(security)} replace />
    </Gated>
  );
}
