import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { onSignedOut } from '../lib/api.ts';
import { keys } from '../lib/queries.ts';
import { HomeRoute } from './home-route.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageLoading } from './page-loading.tsx';
import { Shell } from './shell.tsx';

const loadCreate = () => import('./create-route.tsx');
const loadLibrary = () => import('../features/library/library-page.tsx');

// The page that was asked for is fetched beside the session rather than after it.
const asked = window.location.pathname;
if (asked.startsWith('/create')) void loadCreate();
else if (asked.startsWith('/library')) void loadLibrary();

const CreateRoute = lazy(loadCreate);
const LibraryPage = lazy(loadLibrary);
const SignInPage = lazy(() => import('../features/session/sign-in-page.tsx'));

/** Every address of the pages. */
export function AppRoutes() {
  useSignedOut();
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route index element={<HomeRoute />} />
        <Route path="sign-in" element={<SignInPage />} />
        <Route element={<Shell />}>
          {/* One route, so that the form stays as it is when its episode comes. */}
          <Route path="create/:episodeId?" element={<CreateRoute />} />
          <Route path="library" element={<LibraryPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}

/** A call was refused because nobody is signed in: to the sign-in page, and back afterwards. */
function useSignedOut(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(
    () =>
      onSignedOut(() => {
        client.removeQueries({ predicate: (query) => query.queryKey[0] !== keys.session[0] });
        if (pathname !== '/' && pathname !== '/sign-in')
          void navigate('/sign-in', { replace: true, state: { from: pathname } });
      }),
    [client, navigate, pathname],
  );
}
