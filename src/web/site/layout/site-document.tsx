import type { SiteRequest } from '../../../kernel/contracts/site.ts';
import type { SiteContent } from '../page.ts';
import { CookieNotice } from './cookie-notice.tsx';
import { JsonLd } from './json-ld.tsx';
import { PageHead } from './page-head.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** A whole page: head, header, its content, footer. */
export function SiteDocument({
  page,
  content,
  isMember,
  facts,
  assets,
}: SiteRequest & { content: SiteContent }) {
  return (
    <html lang="en">
      <PageHead
        title={page === '/' ? content.title : `${content.title} - Afterword`}
        description={content.description}
        address={page === undefined ? undefined : `${facts.origin}${page}`}
        islands={['frame', ...(content.islands ?? [])]}
        assets={assets}
      >
        {page === undefined && <meta name="robots" content="noindex" />}
        {content.jsonLd && <JsonLd data={content.jsonLd(facts)} />}
      </PageHead>
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <CookieNotice />
        <SiteHeader page={page} isMember={isMember} />
        <main id="main" tabIndex={-1}>
          {content.body(facts)}
        </main>
        <SiteFooter />
      </body>
    </html>
  );
}
