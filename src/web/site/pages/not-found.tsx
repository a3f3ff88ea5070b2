import type { SiteContent } from '../page.ts';

/** Specification 2.15, 8.13. */
export const notFoundPage: SiteContent = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  body: () => (
    <section className="page-head">
      <div className="in">
        <p className="mono">404</p>
        <h1>Oops! Page not found</h1>
        <p className="lede">There is nothing at this address. It may have been mistyped or moved.</p>
        <p className="row gap-top">
          <a className="btn primary big" href="/">
            Return to home
          </a>
        </p>
      </div>
    </section>
  ),
};
