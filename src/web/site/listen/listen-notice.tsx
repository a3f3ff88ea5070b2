import type { ListenState } from '../../../kernel/contracts/site.ts';

export const NOTICE_TITLES: Readonly<Record<ListenState, string>> = {
  password: 'This episode asks for a password',
  members: 'This episode is for members',
  gone: 'This link was replaced',
  missing: 'There is no such episode',
};

/** What stands between a listener and an episode, and what they can do about it. */
export function ListenNotice({
  state,
  passwordFault,
  path,
}: {
  state: ListenState;
  passwordFault?: string | undefined;
  path: string;
}) {
  return (
    <section className="notice" aria-labelledby="h-notice">
      <h1 id="h-notice">{NOTICE_TITLES[state]}</h1>
      {state === 'password' && <PasswordForm path={path} fault={passwordFault} />}
      {state === 'members' && (
        <>
          <p className="lede">Whoever is signed in on this server can hear it.</p>
          <p className="row">
            <a className="btn primary" href="/auth">
              Sign In
            </a>
          </p>
        </>
      )}
      {state === 'gone' && (
        <p className="lede">Whoever sent it to you has made a new one since. Ask them for that.</p>
      )}
      {state === 'missing' && (
        <>
          <p className="lede">
            It may have been taken back, it may appear later, or a part of its address is missing.
          </p>
          <p className="row">
            <a className="btn" href="/">
              Go home
            </a>
          </p>
        </>
      )}
    </section>
  );
}

function PasswordForm({ path, fault }: { path: string; fault: string | undefined }) {
  return (
    <form method="post" action={`${path}/password`} className="ask">
      <label htmlFor="password">Password</label>
      <div className="row">
        <input
          id="password"
          name="password"
          type="password"
          autoComplete="off"
          required
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'password-fault' : undefined}
        />
        <button type="submit" className="btn primary">
          Listen
        </button>
      </div>
      {fault && (
        <p className="fault" role="alert" id="password-fault">
          {fault}
        </p>
      )}
      <p className="muted">Whoever published it has told it to those it is for.</p>
    </form>
  );
}
