import { useRouteError } from 'react-router';
import { Button, ButtonLink } from '../components/button.tsx';
import { useTitle } from '../lib/use-title.ts';

/** Something on the page broke. The likeliest cause is a page older than the server: a reload brings the new one. */
export function ErrorPage() {
  const error = useRouteError();
  useTitle('Something went wrong');
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-[70vh] max-w-xl flex-col items-start justify-center gap-5 px-5 sm:px-8"
    >
      <h1 className="text-4xl">Something went wrong on this page</h1>
      <p className="text-ink-2">
        What the server has is safe, and episodes go on being made. Reload the page; if it happens again, the
        words below say where it stopped.
      </p>
      <p className="mono w-full rounded-m border border-line bg-sheet p-3 break-words">
        {error instanceof Error ? error.message : String(error)}
      </p>
      <div className="flex gap-2">
        <Button look="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <ButtonLink to="/" reloadDocument>
          Go to the start
        </ButtonLink>
      </div>
    </div>
  );
}
