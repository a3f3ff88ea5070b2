import { Link } from 'react-router';
import { Button } from '../components/elements/button.tsx';
import { chooseConsent } from '../lib/browser/consent.ts';

/**
 * Asks once (specification 2.22). Above the page rather than over it, so that it hides nothing, and with
 * two choices of equal weight.
 */
export default function CookieBanner() {
  return (
    <aside
      aria-label="Cookies"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line bg-sheet px-5 py-3 wide:px-8"
    >
      <p className="min-w-[min(100%,20rem)] grow basis-0 text-ink-2">
        A cookie keeps you signed in, and this browser remembers your choices. Nothing follows you to other
        sites. Accept all, and the server counts which seconds of an episode are heard, under nobody’s name.{' '}
        <Link to="/privacy" className="underline">
          Privacy
        </Link>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => chooseConsent('reject_non_essential')}>
          Reject non-essential
        </Button>
        <Button size="small" onClick={() => chooseConsent('accept_all')}>
          Accept all
        </Button>
      </div>
    </aside>
  );
}
