import type { SiteContent } from '../page.ts';
import { PageHead, Part, Points } from '../parts/page-head.tsx';

const WAYS = [
  [
    'Report what you heard',
    'A line that says something else than its source, a name that is pronounced wrongly: the document, the line and what would be right.',
  ],
  ['Bring a language', 'A language is one folder of words and phrases. The compiler names what is missing.'],
  [
    'Read a format',
    'A reader takes bytes and gives blocks, in a process that can reach nothing. Bring hostile files with it.',
  ],
  ['Listen', 'Judge two recordings of the same script. Measurements do not hear everything.'],
] as const;

export const careersPage: SiteContent = {
  title: 'Careers',
  description:
    'There are no paid positions here at the moment. How to contribute to Afterword, which is free software.',
  body: () => (
    <>
      <PageHead
        title="No positions, and plenty to do."
        lede="There are no paid positions here at the moment, so none are listed. Afterword is free software, and these are the ways in which others help it most."
      />
      <Part id="ways" title="How to contribute">
        <Points list={WAYS} />
        <p className="row">
          <a className="btn" href="/contact">
            Write to us
          </a>
        </p>
      </Part>
    </>
  ),
};
