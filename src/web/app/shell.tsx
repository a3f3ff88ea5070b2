import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import { Button } from '../components/button.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { Mark } from '../components/mark.tsx';
import { Notice } from '../components/notice.tsx';
import { ApiError, sentenceOf } from '../lib/api.ts';
import { startLive } from '../lib/live.ts';
import { sessionQuery } from '../lib/queries.ts';
import { AccountButton } from './account-button.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageLoading } from './page-loading.tsx';
import { PlainPage } from './plain-page.tsx';
import { SideMenu } from './side-menu.tsx';

const Drawer = lazy(() => import('../components/drawer.tsx').then(({ Drawer }) => ({ default: Drawer })));

/** The frame of every page for who is signed in: top bar, side menu, and the stream of events. */
export function Shell() {
  const session = useQuery(sessionQuery);
  const client = useQueryClient();
  const location = useLocation();
  const signedIn = session.isSuccess;

  const place = useFreshPlace();

  useEffect(() => (signedIn ? startLive(client) : undefined), [signedIn, client]);

  if (session.isPending) return <PageLoading />;
  if (session.isError) {
    if (session.error instanceof ApiError && session.error.code === 'not_signed_in')
      return <Navigate to="/sign-in" replace state={{ from: location.pathname }} />;
    return <Unreachable sentence={sentenceOf(session.error)} onRetry={() => void session.refetch()} />;
  }
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[56px_1fr] wide:grid-cols-[232px_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only z-50 rounded-sm bg-ink px-4 py-3 font-medium text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the page
      </a>
      <TopBar name={session.data.user.name} />
      <nav aria-label="Main" className="hidden border-r border-line wide:block">
        <div className="sticky top-14">
          <SideMenu />
        </div>
      </nav>
      <div className="min-w-0">
        <ConnectionNotice />
        <main id="main" tabIndex={-1} className="outline-none">
          <ErrorBoundary place={place}>
            <Suspense fallback={<PageLoading />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
    </div>
  );
}

/** Another page starts at its top, with the focus there. @returns which page it is */
function useFreshPlace(): string {
  const { pathname } = useLocation();
  const place = pathname.split('/')[1] ?? '';
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [place]);
  return place;
}

function TopBar({ name }: { name: string }) {
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <header className="sticky top-0 z-20 col-span-full flex items-center gap-2 border-b border-line bg-paper px-3 wide:px-5">
      <IconButton
        icon="menu"
        label="Open the menu"
        aria-haspopup="dialog"
        className="wide:hidden"
        onClick={() => setMenu('open')}
      />
      {menu !== 'never' && (
        <Suspense>
          <Drawer title="Menu" open={menu === 'open'} onClose={() => setMenu('closed')}>
            <nav aria-label="Main">
              <SideMenu onGo={() => setMenu('closed')} />
            </nav>
          </Drawer>
        </Suspense>
      )}
      <Link
        to="/create"
        className="flex items-center gap-[9px] font-serif text-xl font-medium tracking-tight"
      >
        <Mark size={24} />
        Afterword
      </Link>
      <span className="grow" />
      <AccountButton name={name} />
    </header>
  );
}

function Unreachable({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <PlainPage>
      <h1 className="text-4xl">The server does not answer</h1>
      <Notice kind="error" actions={<Button onClick={onRetry}>Try again</Button>}>
        {sentence}
      </Notice>
    </PlainPage>
  );
}
