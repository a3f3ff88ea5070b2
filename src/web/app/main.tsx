import './main.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { ToastRegion } from '../components/toast-region.tsx';
import { onSignedOut } from '../lib/api.ts';
import { createQueryClient, keys, sessionQuery } from '../lib/queries.ts';
import { followTheme } from '../lib/theme.ts';
import { routes } from './routes.tsx';

followTheme();

const client = createQueryClient();
// On its way while the page is put together.
void client.prefetchQuery(sessionQuery);

const router = createBrowserRouter(routes);

onSignedOut(() => {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== keys.session[0] });
  if (window.location.pathname !== '/' && window.location.pathname !== '/sign-in')
    void router.navigate('/sign-in', { replace: true, state: { from: window.location.pathname } });
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <ToastRegion />
    </QueryClientProvider>
  </StrictMode>,
);
