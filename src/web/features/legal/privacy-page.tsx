import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { PlainPage } from '../../components/plain-page.tsx';
import { chooseConsent, onConsent, readConsent } from '../../lib/consent.ts';
import { usePageMeta } from '../../lib/page-meta.ts';

const COOKIES = [
  ['af_session', 'Keeps you signed in. Scripts cannot read it. It ends with your session.'],
] as const;

const STORAGE = [
  ['af_theme', 'Light, dark, or as the system.'],
  ['cookie_consent_v1', 'What you chose about cookies.'],
  ['af_wave_intro_seen', 'That you have seen the opening of the start page.'],
  ['af_player, af_position_...', 'How you listen, and where you stopped.'],
  ['af_create_..., af_view', 'What you began to fill in, and the view you chose.'],
  ['af_demo_session', 'A visit to the demo, for 24 hours.'],
  ['af_disable_realtime, af_rt_recovered', 'That live updates do not work in this browser.'],
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
          <p>There is one. It is needed to sign in, so it comes with both choices of the banner.</p>
          <Names rows={COOKIES} />
        </Section>
        <Section title="What your browser remembers">
          <p>These never leave your browser; clearing its data for this site removes them.</p>
          <Names rows={STORAGE} />
        </Section>
        <Section title="What others see">
          <p>
            There is no analytics of third parties and no advertising. Two things reach other services, where
            the administrator has set them up: texts, when a language model or a voice of another provider is
            chosen; and the first five characters of a password's SHA-1, to look it up among known breaches.
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
            <Link className="underline" to="/contact">
              ask the administrator
            </Link>
            .
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
