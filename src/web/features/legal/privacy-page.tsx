import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { ORGANIZATION_DEFAULTS } from '../../../kernel/rules/organization-defaults.ts';
import { Button } from '../../components/elements/button.tsx';
import { PlainPage } from '../../components/page/plain-page.tsx';
import { chooseConsent, onConsent, readConsent } from '../../lib/browser/consent.ts';
import { usePageMeta } from '../../lib/browser/page-meta.ts';

const COOKIES = [
  ['af_session', 'Keeps you signed in. Scripts cannot read it. It ends with your session.'],
  ['af.two_factor, af.state', 'While you sign in with a code or with Google; gone afterwards.'],
] as const;

const STORAGE = [
  ['af_theme', 'Light, dark, or as the system.'],
  ['cookie_consent_v1', 'What you chose about cookies.'],
  ['af_wave_intro_seen', 'That you have seen the opening of the start page.'],
  ['af_player, af_heard, af_position_...', 'How and what you listen to, and where you stopped.'],
  ['af_create_..., af_recent_searches', 'What you began to fill in, and what you looked for.'],
  ['af_view, af_invitation', 'The view you chose, and the invitation you came by, in this tab.'],
  ['af_demo_session', 'A visit to the demo, for 24 hours.'],
  ['af_disable_realtime, af_rt_recovered', 'That this browser does without live updates.'],
] as const;

/** What is kept, where, and for how long: what is true of every installation. */
export default function PrivacyPage() {
  usePageMeta({
    title: 'Privacy',
    description: 'Which cookies Afterword sets, what your browser remembers, and what stays on this server.',
  });
  return (
    <PlainPage>
      <article className="flex w-full flex-col gap-8 py-8">
        <h1 className="text-4xl">Privacy</h1>
        <p className="font-serif text-lg text-ink-2">
          This Afterword runs on a server of its own. What you give it and what it makes stays there, under
          the care of whoever runs that server.
        </p>
        <Section title="Cookies">
          <p>They are there to sign in with, so they come with both choices of the banner.</p>
          <Names rows={COOKIES} />
        </Section>
        <Section title="What your browser remembers">
          <p>
            None of it is sent anywhere. Signing out removes what is yours; clearing the data of this site,
            all.
          </p>
          <Names rows={STORAGE} />
        </Section>
        <Section title="What others see">
          <p>
            There is no analytics of third parties and no advertising. Texts reach another service only where
            the administrator has set up a language model or voices of one, and you choose them. When you
            choose a password, this server asks a list of known breaches with the first five characters of its
            SHA-1, unless the administrator has switched that off.
          </p>
        </Section>
        <Section title="Your data">
          <p>
            In your{' '}
            <Link className="underline" to="/settings">
              settings
            </Link>{' '}
            you can take all of it with you, or delete your account and what is yours alone. For anything
            else,{' '}
            <Link className="underline" to="/contact" reloadDocument>
              ask the administrator
            </Link>
            .
          </p>
          <p>
            After an account is deleted, two things stay for a while: what the audit log says of it, with its
            address, for {ORGANIZATION_DEFAULTS.compliance.retentionDays} days, and spoken lines in the caches
            of the server's workers, until newer ones take their place.
          </p>
        </Section>
        <Choice />
      </article>
    </PlainPage>
  );
}

/** The banner's choice can be made again. */
function Choice() {
  const chosen = useSyncExternalStore(onConsent, readConsent);
  return (
    <Section title="Your choice">
      <p role="status">
        {chosen === undefined && 'You have not chosen yet.'}
        {chosen === 'accept_all' && 'You accepted all cookies.'}
        {chosen === 'reject_non_essential' && 'You rejected cookies that are not essential.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => chooseConsent('reject_non_essential')}>Reject non-essential</Button>
        <Button onClick={() => chooseConsent('accept_all')}>Accept all</Button>
      </div>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5 text-[15px] text-ink-2">
      <h2 className="text-2xl text-ink">{title}</h2>
      {children}
    </section>
  );
}

function Names({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="flex flex-col gap-2.5">
      {rows.map(([name, text]) => (
        <div key={name} className="grid gap-x-6 sm:grid-cols-[200px_minmax(0,1fr)]">
          <dt className="font-mono text-[13px] leading-[22px] break-words text-ink">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
