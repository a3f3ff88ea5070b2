import { Button } from '../components/elements/button.tsx';
import { endDemo } from '../lib/account/demo.ts';
import { forgetPerson } from '../lib/account/forget-person.ts';
import { call } from '../lib/api/api.ts';
import { signOutLocally } from '../lib/browser/local-sign-out.ts';
import { disableRealtime } from '../lib/live/realtime-conditions.ts';

/** In the place of a page that crashed (specification 8.8). It needs nothing of what may have crashed. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-[70vh] max-w-xl flex-col items-start justify-center gap-5 px-5 sm:px-8"
    >
      <h1 className="text-4xl">Something went wrong</h1>
      <p className="w-full rounded-md border border-line bg-sheet p-3 font-mono text-[13px] break-words text-ink-2">
        {messageOf(error)}
      </p>
      <p className="text-ink-2">
        Please refresh the page. If the issue persists, try signing out and back in.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={reload}>
          Reload
        </Button>
        <Button
          onClick={() => {
            disableRealtime();
            reload();
          }}
        >
          Disable realtime & retry
        </Button>
        <Button onClick={() => void leave()}>Sign out</Button>
      </div>
    </div>
  );
}

/** The last resort, where not even the error screen could be drawn (specification 8.10). */
export function UnexpectedError({ error }: { error: unknown }) {
  return (
    <main role="alert" className="mx-auto max-w-xl px-5 py-16 sm:px-8">
      <h1 className="text-3xl">Unexpected Application Error!</h1>
      <p className="mt-4 font-mono text-[13px] break-words text-ink-2">{messageOf(error)}</p>
      <p className="mt-6">
        <a href="/" className="underline">
          Return to home
        </a>
      </p>
    </main>
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function reload(): void {
  window.location.reload();
}

/** To the sign-in page, signed out in this browser even where the server does not end the session. */
async function leave(): Promise<void> {
  const ended = await call('endSession').then(
    () => true,
    () => false,
  );
  endDemo();
  forgetPerson();
  if (!ended) signOutLocally();
  window.location.assign('/auth');
}
