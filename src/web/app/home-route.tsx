import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { sessionQuery } from '../lib/queries.ts';
import { PageLoading } from './page-loading.tsx';

/** `/`: the first thing to do for who is signed in, the way in for who is not. */
export function HomeRoute() {
  const session = useQuery(sessionQuery);
  if (session.isPending) return <PageLoading />;
  return <Navigate to={session.isSuccess ? '/create' : '/sign-in'} replace />;
}
