import { Navigate } from 'react-router';
import { startPath } from '../../kernel/rules/side-menu.ts';
import HomePage from '../features/home/home-page.tsx';
import { useSecurity } from '../lib/account/security.ts';
import { Gated } from './gated.tsx';

/** `/`: what this is for strangers, where one works for who is signed in. */
export default function HomeRoute() {
  const security = useSecurity();
  if (security.status === 'signed-out' || security.status === 'failed') return <HomePage />;
  return (
    <Gated card={null}>
      <Navigate to={startPath(security)} replace />
    </Gated>
  );
}
