import type { SiteContent } from '../page.ts';
import { PageHead, Part, Points } from '../parts/page-head.tsx';

const BELIEFS = [
  [
    'A listener should be able to check',
    'Every statement rests on sentences of the document, and the page shows which.',
  ],
  [
    'What you make is yours',
    'Files, scripts and the software itself are on a machine of your choice, and can be taken away.',
  ],
  ['Voices say that they are synthetic', 'In the file, in the transcript and on the page.'],
  [
    'Figures are measured',
    'What the documentation says of speed, loudness and length was measured by a command that is printed beside it.',
  ],
  ['Nothing is sent unasked', 'The first episode needs no account elsewhere, no key and no network.'],
  ['Free software', 'AGPL-3.0-or-later: read it, change it, run it for others, and share what you changed.'],
] as const;

export const aboutPage: SiteContent = {
  title: 'About',
  description:
    'Afterword turns what people have written into conversations worth listening to. Free software that runs on your own server.',
  body: () => (
    <>
      <PageHead
        title="An afterword is what is said when the text is done."
        lede="Afterword turns notes, papers, slides and photographed pages into conversations, for those who learn better by ear, and for the hours when eyes are busy."
      />
      <Part id="beliefs" title="What we hold to">
        <Points list={BELIEFS} />
      </Part>
    </>
  ),
};
