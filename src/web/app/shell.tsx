import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { logDemo } from '../lib/account/demo.ts';
import { useSecurity } from '../lib/account/security.ts';
import { startLive } from '../lib/live/live.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Foot } from './foot.tsx';
import { Gated } from './gated.tsx';
import { PageLoading } from './page-loading.tsx';
import { SideMenu } from './side-menu.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { TopBar } from './top-bar.tsx';
import { useGate } from './use-gate.ts';

/** The frame of every page for who is signed in: top bar, side menu, and the stream of events. */
export function Shell() {
  const { kind } = useGate();
  // Without a subscription the card stands within the frame, in the place of the page.
  if (kind !== 'pass' && kind !== 'card') return <Gated card={null}>{null}</Gated>;
  return <Frame />;
}

function Frame() {
  const section = useFreshLocation();
  useLive();
  useDemoLog();
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] wide:grid-cols-[208px_minmax(0,1fr)] split:grid-cols-[232px_minmax(0,1fr)]">
      <TopBar />
      <nav aria-label="Main" className="hidden border-r border-line wide:block">
        <div className="sticky top-14">
          <SideMenu />
        </div>
      </nav>
      <div className="min-w-0">
        <DemoBanner />
        <ConnectionNotice />
        <main id="main" tabIndex={-1} className="outline-none">
          <ErrorBoundary location={section} screen={(error) => <ErrorScreen error={error} />}>
            <Suspense fallback={<PageLoading />}>
              <Gated card={<SubscriptionCard />}>
                <Outlet />
              </Gated>
            </Suspense>
          </ErrorBoundary>
        </main>
        <Foot />
      </div>
    </div>
  );
}

/** The stream of events, for an auth session. */
function useLive(): void {
  const client = useQueryClient();
  // Another organization has events of its own.
  const organizationId = useSecurity().session?.organization.id;
  useEffect(() => (organizationId ? startLive(client) : undefined), [organizationId, client]);
}

/** What a demo visitor looks at is written down. */
function useDemoLog(): void {
  const { pathname } = useLocation();
  const isDemo = useSecurity().status === 'demo';
  useEffect(() => {
    if (isDemo && pathname) logDemo('page_view');
  }, [isDemo, pathname]);
}

/** Another page starts at its top, with the focus there. @returns which page it is */
function useFreshLocation(): string {
  const { pathname } = useLocation();
  const section = pathname.split('/')[1] ?? '';
  // Who opened or reloaded the address comes by POP, and the browser knows where they were.
  const before = useRef(useNavigationType() === 'POP' ? section : undefined);
  useEffect(() => {
    if (before.current === section) return;
    before.current = section;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [section]);
  return section;
}
