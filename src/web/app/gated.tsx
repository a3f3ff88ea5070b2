import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Button } from '../components/elements/button.tsx';
import { Notice } from '../components/elements/notice.tsx';
import { PlainPage } from '../components/page/plain-page.tsx';
import { useSecurity } from '../lib/account/security.ts';
import { errorSentence } from '../lib/api/api.ts';
import { PageLoading } from './page-loading.tsx';
import { useGate, useRefusalAudit } from './use-gate.ts';

interface Props {
  children: ReactNode;
  /** Stands in the place of the page where a subscription is missing. */
  card: ReactNode;
}

/** Shows what is behind the gate, or leads to where one has to go first. */
export function Gated({ children, card }: Props) {
  const gate = useGate();
  const { pathname, search } = useLocation();
  useRefusalAudit(gate);
  if (gate.kind === 'loading') return <PageLoading />;
  if (gate.kind === 'unreachable') return <Unreachable />;
  if (gate.kind === 'redirect')
    return <Navigate to={gate.to} replace state={gate.to === '/auth' ? { from: pathname + search } : null} />;
  return gate.kind === 'card' ? card : children;
}

function Unreachable() {
  const { error, refresh } = useSecurity();
  return (
    <PlainPage>
      <h1 className="text-4xl">The server does not answer</h1>
      <Notice kind="error" actions={<Button onClick={() => void refresh()}>Try again</Button>}>
        {errorSentence(error)}
      </Notice>
    </PlainPage>
  );
}
