import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ButtonLink } from '../../components/button.tsx';
import { Mark } from '../../components/mark.tsx';
import { Notice } from '../../components/notice.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { ApiError, call, sentenceOf } from '../../lib/api.ts';
import { keys, sessionQuery } from '../../lib/queries.ts';
import { useTitle } from '../../lib/use-title.ts';

/** Where a one-time link leads, and where whoever is not signed in is told how to get one. */
export default function SignInPage() {
  useTitle('Sign in');
  const token = useToken();
  const fault = useTokenSignIn(token);
  const session = useQuery({
    ...sessionQuery,
    enabled: token === undefined,
    retry: false,
    retryOnMount: false,
  });
  const busy = token !== undefined && fault === undefined;
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-5 px-5 pb-[12vh] sm:px-8"
    >
      <span className="flex items-center gap-2 font-serif text-xl font-medium tracking-tight">
        <Mark size={24} />
        Afterword
      </span>
      {busy ? (
        <p className="flex items-center gap-3 text-ink-2">
          <Spinner label="Signing in" />
          Signing in
        </p>
      ) : (
        <>
          <h1 className="text-4xl">{fault ? 'This link does not sign in' : 'Sign in with a link'}</h1>
          {fault && <Notice kind="error">{fault}</Notice>}
          <HowToGetALink />
          {session.isSuccess && (
            <ButtonLink to="/create" look="primary" size="big">
              Go on as {session.data.user.name}
            </ButtonLink>
          )}
        </>
      )}
    </main>
  );
}

/** The page says how to get another link, so this says only what is wrong with the one at hand. */
function whyNot(error: unknown): string {
  return error instanceof ApiError && (error.status === 401 || error.status === 400)
    ? 'It was used already, is too old, or was not copied whole.'
    : sentenceOf(error);
}

const tokenOf = (hash: string) => new URLSearchParams(hash.slice(1)).get('token') ?? undefined;

/** What stands behind # in the address; a link that is pasted over this page changes only that. */
function useToken(): string | undefined {
  const [token, setToken] = useState(() => tokenOf(window.location.hash));
  useEffect(() => {
    const read = () => setToken((last) => tokenOf(window.location.hash) ?? last);
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return token;
}

/** Spends the link once and goes on. @returns why it could not, in a sentence */
function useTokenSignIn(token: string | undefined): string | undefined {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [fault, setFault] = useState<string>();
  const spent = useRef<string>(undefined);
  const next = (state as { from?: string } | null)?.from ?? '/create';

  useEffect(() => {
    // A link works once, and effects may run twice.
    if (token === undefined || spent.current === token) return;
    spent.current = token;
    setFault(undefined);
    // Out of the address bar and of the history, whatever becomes of it.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    call('createSession', { body: { token } })
      .then((session) => {
        client.setQueryData(keys.session, session);
        return navigate(next, { replace: true });
      })
      .catch((error: unknown) => setFault(whyNot(error)));
  }, [token, client, navigate, next]);

  return fault;
}

function HowToGetALink() {
  return (
    <div className="flex flex-col gap-3 text-[15px] text-ink-2">
      <p>
        <code className="font-mono text-[13px] text-ink">npm start</code> prints a link when it starts. It
        works once: open it in this browser.
      </p>
      <p>For a new one, run this where Afterword is installed:</p>
      <pre className="overflow-x-auto rounded-md border border-line bg-sheet px-4 py-3 font-mono text-[13px] text-ink">
        npx afterword sign-in-link
      </pre>
    </div>
  );
}
