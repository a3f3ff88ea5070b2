import './main.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SecurityProvider } from '../lib/account/security-provider.tsx';
import { later } from '../lib/browser/later.tsx';
import { followTheme } from '../lib/browser/theme.ts';
import { watchErrors } from '../lib/fields/first-error.ts';
import { AppRoutes, firstPage } from './app-routes.tsx';
import { client } from './client.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorScreen, UnexpectedError } from './error-screen.tsx';

watchErrors();
followTheme();

/** Nothing of the first paint waits for it. */
const OnEveryPage = later(() => import('./on-every-page.tsx').then((its) => its.default));

/** Behind a slow line the page says soon that it is loading. */
const FIRST_PAGE_MS = 300;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application.');
// What waits for code that is nearly there shows no fallback first, which React would hold on to.
void Promise.race([firstPage, new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_MS))]).then(() =>
  createRoot(root).render(<Application />),
);

function Application() {
  return (
    <StrictMode>
      <ErrorBoundary screen={(error) => <UnexpectedError error={error} />}>
        <QueryClientProvider client={client}>
          <BrowserRouter>
            <SecurityProvider>
              <SkipLink />
              <OnEveryPage />
              <ErrorBoundary screen={(error) => <ErrorScreen error={error} />}>
                <AppRoutes />
              </ErrorBoundary>
            </SecurityProvider>
          </BrowserRouter>
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}

/** The first thing on every page: past the banner and the menus to what the page is for. */
function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-sm bg-ink px-4 py-3 font-medium text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Skip to the page
    </a>
  );
}
