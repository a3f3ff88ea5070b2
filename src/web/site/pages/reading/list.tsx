import type { ContentPage } from '../../markdown/content-page.ts';

/** Texts under what they belong to, in the order in which that is first named. */
export function groupBySection(pages: readonly ContentPage[]): [section: string, ContentPage[]][] {
  return [...Map.groupBy(pages, ({ section }) => section ?? 'More')];
}

/** Addresses of texts with what each is about. */
export function TextList({ pages, level: Heading }: { pages: readonly ContentPage[]; level: 'h2' | 'h3' }) {
  return (
    <ul className="text-list">
      {pages.map(({ area, slug, title, description }) => (
        <li key={slug}>
          <Heading>
            <a href={`/${area}/${slug}`}>{title}</a>
          </Heading>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
