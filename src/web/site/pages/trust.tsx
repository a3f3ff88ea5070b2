import type { SiteContent } from '../page.ts';
import { PageHead, Part, Points } from '../parts/page-head.tsx';
import { STANDARDS } from '../parts/standards.ts';

const CLAIMS = [
  [
    '100+ voices in 30 languages',
    'What the voices on board of the software offer. The number that can be chosen on this server stands on the start page and on the pricing page.',
  ],
  ['Studio 320 kbps', 'The highest bit rate of MP3 that an episode can be exported in.'],
  [
    '80% time saved',
    'A marketing claim. To measure it: note how long a person takes from the document to a published episode by hand, and compare with the times that an episode’s page shows for its making and your own for editing it.',
  ],
  [
    '40% higher engagement',
    'A marketing claim. To measure it: give the same material to one group as text and to another as an episode, and compare the share that comes to its end.',
  ],
] as const;

export const trustPage: SiteContent = {
  title: 'Trust',
  description:
    'SOC 2, ISO 27001 and GDPR: what the software does for each, what whoever runs it has to do and prove, and how marketing figures can be measured.',
  body: () => (
    <>
      <PageHead
        title="What is ours to promise, and what is its operator’s."
        lede="Certificates belong to those who operate an installation, never to software. This page says what Afterword does towards each, and what remains to be done and proved by whoever runs it."
      />
      <Part id="standards" title="Standards">
        <div className="columns">
          {STANDARDS.map(({ name, software, operator }) => (
            <article key={name}>
              <h3>{name}</h3>
              <dl>
                <dt>The software</dt>
                <dd>{software}</dd>
                <dt>Its operator</dt>
                <dd>{operator}</dd>
              </dl>
            </article>
          ))}
        </div>
      </Part>
      <Part id="figures" title="Figures, and how to check them">
        <Points list={CLAIMS} />
      </Part>
    </>
  ),
};
