import { findText } from '../../content/content.ts';
import type { SiteContent } from '../../page.ts';
import { Day, Text } from './text.tsx';

/** A page of the law: its Markdown, with the day of its last change. */
function legalPage(slug: string, more: Partial<SiteContent> = {}): SiteContent {
  const page = findText('legal', slug);
  return {
    title: page.title,
    description: page.description,
    preview: 'legal',
    body: () => (
      <Text
        page={page}
        above={
          page.date && (
            <>
              Last changed on <Day date={page.date} />
            </>
          )
        }
      />
    ),
    ...more,
  };
}

export const termsPage = legalPage('terms');
export const privacyPage = legalPage('privacy');
export const cookiesPage: SiteContent = legalPage('cookies', {
  islands: ['consent'],
  body: () => {
    const page = findText('legal', 'cookies');
    return (
      <Text
        page={page}
        above={
          page.date && (
            <>
              Last changed on <Day date={page.date} />
            </>
          )
        }
      >
        <section className="prose" data-consent-choice="" aria-labelledby="your-choice" hidden>
          <h2 id="your-choice">Your choice</h2>
          <p role="status" data-consent-state="" />
          <div className="row">
            <button type="button" className="btn" data-choose="reject_non_essential">
              Reject non-essential
            </button>
            <button type="button" className="btn" data-choose="accept_all">
              Accept all
            </button>
          </div>
        </section>
      </Text>
    );
  },
});
