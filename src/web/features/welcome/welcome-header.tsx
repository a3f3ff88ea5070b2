import { Link } from 'react-router';
import { Button, ButtonLink } from '../../components/elements/button.tsx';
import { Mark } from '../../components/elements/mark.tsx';
import { useSecurity } from '../../lib/account/security.ts';
import { errorSentence } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toast-store.ts';

/** The bar of a page outside of the shell: the logo, and the way in or out. */
export function WelcomeHeader() {
  const { status, session, signOut } = useSecurity();
  return (
    <header className="flex min-h-14 items-center gap-3 border-b border-line px-5 sm:px-8">
      <Link
        to={session ? '/welcome' : '/'}
        className="mr-auto flex min-h-11 items-center gap-2 font-serif text-xl font-medium tracking-tight"
      >
        <Mark size={24} />
        Afterword
      </Link>
      {session && (
        <>
          <span className="hidden min-w-0 truncate text-ink-3 sm:block">
            {session.user.email ?? session.user.name}
          </span>
          <Button
            look="quiet"
            size="small"
            onClick={() =>
              signOut().catch((error: unknown) =>
                showToast('Error', { description: errorSentence(error), bad: true }),
              )
            }
          >
            Sign out
          </Button>
        </>
      )}
      {(status === 'signed-out' || status === 'demo') && (
        <ButtonLink to="/auth" look="quiet" size="small">
          Sign In
        </ButtonLink>
      )}
    </header>
  );
}
