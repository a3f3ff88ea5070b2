import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PLANS, type PlanName, priceLine } from '../../../kernel/rules/plans.ts';
import { BITRATES } from '../../../kernel/rules/sound-formats.ts';
import { ButtonLink } from '../../components/elements/button.tsx';
import { Mark } from '../../components/elements/mark.tsx';
import { usePageMeta } from '../../lib/browser/page-meta.ts';
import { SampleCard } from './sample-card.tsx';
import { WaveIntro } from './wave-intro.tsx';

const WIDTH = 'mx-auto w-full max-w-[1240px] px-5 sm:px-8';

/** What this is, for who is not signed in. */
export default function HomePage() {
  usePageMeta({
    title: 'Your notes, talked through',
    description:
      'Afterword turns notes, papers and pages into conversations worth listening to, and every line can show where it came from.',
  });
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className={`${WIDTH} flex h-[68px] items-center gap-2`}>
          <Link
            to="/"
            className="mr-auto flex min-h-11 items-center gap-2.5 font-serif text-[22px] font-medium tracking-tight"
          >
            <Mark />
            Afterword
          </Link>
          <ButtonLink to="/auth" look="quiet">
            Sign In
          </ButtonLink>
          <ButtonLink to="/auth" look="primary">
            Get Started
          </ButtonLink>
        </div>
      </header>
      <main id="main" className="grow">
        <Hero />
        <Figures />
        <Audiences />
      </main>
      <footer className="border-t border-line">
        <nav aria-label="About" className={`${WIDTH} flex flex-wrap gap-x-6 py-5 text-ink-3`}>
          <FootLink to="/privacy">Privacy</FootLink>
          <FootLink to="/contact" isServed>
            Contact
          </FootLink>
          <FootLink to="/diag">Diagnostics</FootLink>
        </nav>
      </footer>
    </div>
  );
}

function Hero() {
  return (
    <section className="relative isolate overflow-hidden">
      <WaveIntro />
      <div
        className={`${WIDTH} grid items-center gap-x-16 gap-y-12 py-14 sm:py-20 split:grid-cols-[minmax(0,1fr)_560px]`}
      >
        <div>
          <h1 className="text-[clamp(44px,11vw,76px)] leading-[0.98] tracking-[-0.03em]">
            Your notes,
            <br />
            <em className="text-v1-ink">talked through.</em>
          </h1>
          <p className="mt-7 max-w-[34em] font-serif text-xl leading-[1.5] text-ink-2">
            Drop in a chapter, a report or a photo of the whiteboard. Two voices work through it while you
            walk, ride or cook, and every line can show you where it came from.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/auth" look="primary" size="big">
              Start Creating
            </ButtonLink>
            <ButtonLink to="/auth" size="big">
              Sign In
            </ButtonLink>
          </div>
        </div>
        <SampleCard />
      </div>
    </section>
  );
}

/** True of every installation as it comes. */
const FIGURES = [
  ['100+', 'voices'],
  ['30+', 'languages'],
  [String(BITRATES.mp3.offered.at(-1)), 'kbps studio export'],
  ['0', 'keys needed to begin'],
] as const;

function Figures() {
  return (
    <div className="border-y border-line">
      <dl className={`${WIDTH} grid grid-cols-2 sm:grid-cols-4`}>
        {FIGURES.map(([figure, of]) => (
          <div
            key={of}
            className="flex flex-col-reverse justify-end border-line py-6 max-sm:odd:border-r max-sm:even:pl-5 max-sm:nth-[-n+2]:border-b sm:border-l sm:px-8 sm:first:border-l-0 sm:first:pl-0"
          >
            <dt className="mt-1 text-ink-3">{of}</dt>
            <dd className="font-serif text-4xl tracking-tight">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Audiences() {
  return (
    <div className={`${WIDTH} grid gap-x-10 gap-y-10 py-14 sm:py-20 wide:grid-cols-3`}>
      <Audience name="Students" dot="bg-v1" plan="student">
        Lecture notes become a revision podcast, with a quiz at its end if you like. Hear it while it is still
        being made.
      </Audience>
      <Audience name="Creators" dot="bg-v2" plan="creator">
        Write, cast and mix a show from your own sources. Change one line, and only that line is spoken again.
      </Audience>
      <Audience name="Businesses" dot="bg-v3" plan="business" contact>
        Teams, roles and approvals, on a server of your own: what your people write stays there.
      </Audience>
    </div>
  );
}

interface AudienceProps {
  name: string;
  /** The colour of its voice. */
  dot: string;
  plan: PlanName;
  contact?: boolean;
  children: ReactNode;
}

function Audience({ name, dot, plan, contact = false, children }: AudienceProps) {
  return (
    <section aria-labelledby={name} className="border-line wide:not-first:border-l wide:not-first:pl-10">
      <span aria-hidden="true" className={`mb-3 block size-2 rounded-full ${dot}`} />
      <h2 id={name} className="text-[28px]">
        {name}
      </h2>
      <p className="mt-3 text-[15px] text-ink-2">{children}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 font-medium">
        {priceLine(PLANS[plan])}
        {contact && (
          <Link to="/contact" reloadDocument className="inline-flex min-h-6 items-center underline">
            Contact Sales
          </Link>
        )}
      </p>
    </section>
  );
}

/** @param isServed it is a page of the server, not of the application */
function FootLink({ to, isServed = false, children }: { to: string; isServed?: boolean; children: string }) {
  return (
    <Link
      to={to}
      reloadDocument={isServed}
      className="inline-flex min-h-8 items-center hover:text-ink hover:underline"
    >
      {children}
    </Link>
  );
}
