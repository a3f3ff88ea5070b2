import type { ReactNode } from 'react';
import type { ContentPage } from '../../markdown/content-page.ts';

const DAYS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day, as one reads it. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{DAYS.format(new Date(date))}</time>;
}

/** A text with its heading, what it holds beside it, and what leads on below. */
export function Text({
  page,
  above,
  beside,
  children,
}: {
  page: ContentPage;
  /** Over the heading: where one is, or when it was written. */
  above?: ReactNode;
  /** Beside the text, over its headings. */
  beside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <article className="reading">
      <header className="reading-head">
        {above && <p className="eyebrow">{above}</p>}
        <h1>{page.title}</h1>
        <p className="lede">{page.description}</p>
      </header>
      <div className="reading-in">
        <div className="reading-side">
          {beside}
          {page.headings.length > 2 && (
            <nav aria-label="On this page">
              <h2 className="eyebrow">On this page</h2>
              {page.headings.map(({ id, text }) => (
                <a key={id} href={`#${id}`}>
                  {text}
                </a>
              ))}
            </nav>
          )}
        </div>
        <div>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown of the repository, in which no HTML stands */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
          {children}
        </div>
      </div>
    </article>
  );
}
