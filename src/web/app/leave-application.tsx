import { useEffect } from 'react';
import { PageLoading } from './page-loading.tsx';

/** A public page is the server's: the browser loads it whole at the address one has come to. */
export default function LeaveApplication() {
  useEffect(() => window.location.reload(), []);
  return <PageLoading />;
}
