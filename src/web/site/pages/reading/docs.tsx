import { listContent } from '../../content/content.ts';
import type { ContentPage } from '../../markdown/content-page.ts';
import type { SiteContent } from '../../page.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { groupBySection, TextList } from './list.tsx';
import { Text } from './text.tsx';

export const docsPage: SiteContent = {
  title: 'Documentation',
  description:
    'Install Afterword, run it for others, use it from the command line and from programs, add models, and back it up.',
  preview: 'docs',
  body: () => (
    <>
      <PageHead
        title="Documentation"
        lede="For whoever runs Afterword or calls it from a program. How to use its pages stands under Help."
      >
        <a className="btn" href="/docs/api">
          API reference of this server
        </a>
        <a className="btn" href="/help">
          Help
        </a>
      </PageHead>
      <div className="in-pad sections">
        {groupBySection(listContent('docs')).map(([section, pages]) => (
          <section key={section}>
            <h2>{section}</h2>
            <TextList pages={pages} level="h3" />
          </section>
        ))}
      </div>
    </>
  ),
};

export function guidePage(page: ContentPage): SiteContent {
  return {
    title: page.title,
    description: page.description,
    type: 'article',
    preview: 'docs',
    jsonLd: ({ origin }) => ({
      '@type': 'TechArticle',
      headline: page.title,
      description: page.description,
      url: `${origin}/docs/${page.slug}`,
    }),
    body: () => (
      <Text page={page} above={<a href="/docs">Documentation</a>} beside={<Guides here={page.slug} />} />
    ),
  };
}

function Guides({ here }: { here: string }) {
  return (
    <nav aria-label="Documentation">
      <h2 className="eyebrow">Documentation</h2>
      {listContent('docs').map(({ slug, title }) => (
        <a key={slug} href={`/docs/${slug}`} aria-current={slug === here ? 'page' : undefined}>
          {title}
        </a>
      ))}
      <a href="/docs/api">API reference</a>
    </nav>
  );
}
