import type { SiteContent } from '../../page.ts';
import { Audiences } from './audiences.tsx';
import { BookCall } from './book-call.tsx';
import { DemoDialog } from './demo-dialog.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { Hero } from './hero.tsx';
import { Sample } from './sample.tsx';
import { Testimonials } from './testimonials.tsx';
import { TrustBadges } from './trust-badges.tsx';

/** The landing page (specification 2.16). */
export const landingPage: SiteContent = {
  preview: 'home',
  title: 'Afterword: your notes, talked through',
  description:
    'Turns notes, papers, slides and photographed pages into conversations between two voices. Every line can show the sentence it rests on. Runs on your own server.',
  islands: ['hero', 'sample-player', 'wave-intro', 'demo'],
  jsonLd: ({ origin }) => ({
    '@type': 'SoftwareApplication',
    name: 'Afterword',
    url: `${origin}/`,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Linux, macOS, Windows',
    license: 'https://www.gnu.org/licenses/agpl-3.0.html',
  }),
  body: (facts) => (
    <>
      <Hero facts={facts} />
      <Sample sampleAudio={facts.sampleAudio} />
      <Audiences offers={facts.offers} />
      <FeatureCards facts={facts} />
      <TrustBadges />
      <Testimonials />
      <BookCall today={facts.today} />
      <DemoDialog video={facts.demoVideo} />
    </>
  ),
};
