import './main.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ToastRegion } from '../components/toast-region.tsx';
import { watchErrors } from '../lib/first-error.ts';
import { createQueryClient, sessionQuery } from '../lib/queries.ts';
import { SecurityProvider } from '../lib/security-provider.tsx';
import { followTheme } from '../lib/theme.ts';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorScreen, UnexpectedError } from './error-screen.tsx';
import { OnEveryPage } from './on-every-page.tsx';

watchErrors();
followTheme();

const client = createQueryClient();
// On its way while the page is put together.
void client.prefetchQuery(sessionQuery);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application.');
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary screen={(error) => <UnexpectedError error={error} />}>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <SecurityProvider>
            <OnEveryPage />
            <ErrorBoundary screen={(error) => <ErrorScreen error={error} />}>
              <AppRoutes />
            </ErrorBoundary>
          </SecurityProvider>
        </BrowserRouter>
        <ToastRegion />
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
);
