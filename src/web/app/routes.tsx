import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { HomeRoute } from './home-route.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { Shell } from './shell.tsx';

const loadCreate = () => import('./create-route.tsx');
const loadLibrary = () => import('../features/library/library-page.tsx');
const loadSignIn = () => import('../features/session/sign-in-page.tsx');

// The page that was asked for is fetched beside the session rather than after it.
const path = window.location.pathname;
if (path.startsWith('/create')) void loadCreate();
else if (path.startsWith('/library')) void loadLibrary();

const CreateRoute = lazy(loadCreate);
const LibraryPage = lazy(loadLibrary);
const SignInPage = lazy(loadSignIn);

export const routes: RouteObject[] = [
  {
    errorElement: <ErrorPage />,
    children: [
      { index: true, element: <HomeRoute /> },
      { path: 'sign-in', element: <SignInPage /> },
      {
        element: <Shell />,
        children: [
          {
            errorElement: <ErrorPage />,
            children: [
              // One route, so that the form stays as it is when its episode comes.
              { path: 'create/:episodeId?', element: <CreateRoute /> },
              { path: 'library', element: <LibraryPage /> },
            ],
          },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
