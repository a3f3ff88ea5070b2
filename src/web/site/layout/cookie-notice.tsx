/**
 * Asks once (specification 2.22), above the page rather than over it. Without a script nothing is stored,
 * so there is nothing to ask: theme.js shows it, before the first paint, and keeps the answer.
 */
export function CookieNotice() {
  return (
    <aside className="cookies" aria-label="Cookies">
      <p>
        A cookie keeps you signed in, and this browser remembers your choices. Nothing follows you to other
        sites. Accept all, and the server counts which seconds of an episode are heard, under nobody’s name.{' '}
        <a href="/privacy">Privacy</a>
      </p>
      <div className="row">
        <button type="button" className="btn" data-consent="reject_non_essential">
          Reject non-essential
        </button>
        <button type="button" className="btn" data-consent="accept_all">
          Accept all
        </button>
      </div>
    </aside>
  );
}
