import { lineOf } from '../../../kernel/rules/billing/offers.ts';
import type { SiteContent } from '../page.ts';
import { PageHead, Part, Points } from '../parts/page-head.tsx';

const WORK = [
  ['Write in the score', 'The script stands beside its sound. Change a line, hear it, take it back.'],
  [
    'Choose who speaks',
    'Voices by language and character, each with a sample sentence before you choose. Say how names are pronounced.',
  ],
  [
    'Add music',
    'Themes with an opening, an ending and a bed that steps back under the voices, all made here.',
  ],
  [
    'Take everything with you',
    'MP3 up to 320 kbps, M4A, Opus, FLAC, WAV, stems, chapters, transcripts and cover: files of your own.',
  ],
  ['Publish a revision', 'What listeners get stays as you published it until you publish again.'],
  [
    'Call it from a program',
    'Everything the pages do is a call of the HTTP API, and the command line makes whole folders.',
  ],
] as const;

const PLATFORMS = [
  ['/tiktok', 'TikTok'],
  ['/instagram', 'Instagram'],
  ['/linkedin', 'LinkedIn'],
  ['/youtube', 'YouTube'],
] as const;

export const creatorsPage: SiteContent = {
  title: 'For creators',
  description:
    'Articles, chapters and scripts become episodes with chapters, cover and transcript. Change one line, and only that line is spoken again.',
  body: ({ offers }) => (
    <>
      <PageHead
        title={
          <>
            Written once, <em>heard twice.</em>
          </>
        }
        lede="What you wrote becomes an episode you can edit like a text, and take anywhere."
      >
        <a className="btn primary big" href="/auth?tab=signup">
          Start Creating
        </a>
        <span>{lineOf(offers, 'creator')}</span>
      </PageHead>
      <Part id="work" title="The work, from the first line to the file">
        <Points list={WORK} />
      </Part>
      <Part id="platforms" title="Where it is heard and seen">
        <p className="lede">What each platform takes, and what of it you can make here today.</p>
        <ul className="row gap-top">
          {PLATFORMS.map(([to, label]) => (
            <li key={to}>
              <a className="btn big" href={to}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Part>
    </>
  ),
};
