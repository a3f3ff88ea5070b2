import { ButtonLink } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { Spinner } from '../../components/elements/spinner.tsx';
import { useSecurity } from '../../lib/account/security.ts';
import { AuthFrame } from './auth-frame.tsx';
import type { LinkSignIn } from './use-link-sign-in.ts';

/** While a one-time link is spent, and what to do where it could not be. */
export function LinkSignInPage({ link }: { link: Exclude<LinkSignIn, { at: 'none' }> }) {
  const { session } = useSecurity();
  if (link.at === 'busy')
    return (
      <AuthFrame>
        <h1 className="sr-only">Signing in</h1>
        <p className="flex items-center gap-3 text-ink-2">
          <Spinner label="Signing in" />
          Signing in
        </p>
      </AuthFrame>
    );
  return (
    <AuthFrame>
      <h1 className="text-4xl">This link does not sign in</h1>
      <Notice kind="error">{link.sentence}</Notice>
      <HowToGetALink />
      <div className="flex flex-wrap gap-2">
        {session && (
          <ButtonLink to="/create" look="primary" size="big">
            Go on as {session.user.name}
          </ButtonLink>
        )}
        <ButtonLink to="/auth" size="big" reloadDocument>
          Sign in another way
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}

/** For who runs the server and has no password yet. */
export function HowToGetALink() {
  return (
    <div className="flex flex-col gap-3 text-ink-2">
      <p>
        <code className="font-mono text-[13px] text-ink">npm start</code> prints a link when it starts. It
        works once: open it in this browser. For a new one, run this where Afterword is installed:
      </p>
      <pre className="overflow-x-auto rounded-md border border-line bg-sheet px-4 py-3 font-mono text-[13px] text-ink">
        npx afterword sign-in-link
      </pre>
    </div>
  );
}
