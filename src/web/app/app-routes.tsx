import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { MOVED_PAGES, type PublicPage, type ShellPage } from '../../kernel/rules/pages.ts';
import { SITE_PAGES } from '../../kernel/rules/site-pages.ts';
import { PageLoading } from './page-loading.tsx';

type Load = () => Promise<{ default: ComponentType }>;

/** Pages outside of the shell, by their address. */
const OUTSIDE: Record<PublicPage, Load> = {
  '/': () => import('./home-route.tsx'),
  '/auth': () => import('../features/auth/auth-page.tsx'),
  '/reset-password': () => import('../features/auth/reset-password-page.tsx'),
  '/welcome': () => import('../features/welcome/welcome-page.tsx'),
  '/diag': () => import('../features/diagnostics/diagnostics-page.tsx'),
  '/__diag': () => import('../features/diagnostics/diagnostics-page.tsx'),
};

/** Pages within the shell, behind the gate (specification 2.14). */
const INSIDE: Record<ShellPage, Load> = {
  '/discover': () => import('../features/discover/discover-page.tsx'),
  '/dashboard': () => import('../features/dashboard/dashboard-page.tsx'),
  '/student-dashboard': () => import('../features/dashboard/student-dashboard-page.tsx'),
  '/business': () => import('../features/business/business-page.tsx'),
  // One route, so that the form stays as it is when its episode comes.
  '/create/:episodeId?': () => import('./create-route.tsx'),
  '/library': () => import('../features/library/library-page.tsx'),
  '/library/compare/:episodeId?': () => import('../features/compare/compare-page.tsx'),
  '/library/shows/:showId?': () => import('../features/shows/shows-page.tsx'),
  '/student-library': () => import('../features/library/student-library-page.tsx'),
  '/analytics': () => import('../features/analytics/analytics-page.tsx'),
  '/voice-clones': () => import('../features/voices/voice-clones-page.tsx'),
  '/team': () => import('../features/team/team-page.tsx'),
  '/company': () => import('../features/company/company-page.tsx'),
  '/settings': () => import('../features/settings/settings-page.tsx'),
  '/billing': () => import('../features/billing/billing-page.tsx'),
  '/approvals': () => import('../features/approvals/approvals-page.tsx'),
  '/platform-admin': () => import('../features/platform/platform-admin-page.tsx'),
  '/outbox': () => import('../features/platform/outbox-page.tsx'),
};

/** The frame is no part of what a stranger loads; for anybody else it comes beside the page. */
const loadShell = () => import('./shell.tsx').then(({ Shell }) => ({ default: Shell }));
const Shell = lazy(loadShell);
const NotFoundPage = lazy(() => import('./not-found-page.tsx'));
const LeaveApplication = lazy(() => import('./leave-application.tsx'));
const rendered = SITE_PAGES.filter((page) => page !== '/');

const outside = Object.entries(OUTSIDE).map(pageAt);
const inside = Object.entries(INSIDE).map(pageAt);
if (inside.some(({ isRequested }) => isRequested)) void loadShell();

/** The page that was asked for is fetched beside the session rather than after it. */
function pageAt([path, load]: [string, Load]) {
  const fixed = path.split('/:')[0] ?? path;
  const { pathname } = window.location;
  const isRequested = pathname === fixed || (fixed !== '/' && pathname.startsWith(`${fixed}/`));
  if (isRequested) void load();
  return { path, isRequested, Page: lazy(load) };
}

/** Every address of the pages. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        {outside.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        {Object.entries(MOVED_PAGES).map(([path, to]) => (
          <Route key={path} path={path} element={<Moved to={to} />} />
        ))}
        {rendered.map((path) => (
          <Route key={path} path={path} element={<LeaveApplication />} />
        ))}
        <Route element={<Shell />}>
          {inside.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}

function Moved({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
