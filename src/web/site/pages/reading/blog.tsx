import { listContent } from '../../content/content.ts';
import type { ContentPage } from '../../markdown/content-page.ts';
import type { SiteContent } from '../../page.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { Day, Text } from './text.tsx';

/** RFC 4287, written by the server. */
export const BLOG_FEED = { href: '/blog/feed.xml', title: 'The blog of Afterword' } as const;
const WORDS_A_MINUTE = 220;

export const blogPage: SiteContent = {
  title: 'Blog',
  description:
    'How Afterword works inside: how documents are read, scripts written, voices mixed, and what was measured.',
  preview: 'blog',
  feed: BLOG_FEED,
  body: () => (
    <>
      <PageHead
        title="How it works, written down."
        lede="What we chose, what we measured, and what it still cannot do. Each post names the command that gives its figures."
      >
        <a className="btn" href={BLOG_FEED.href}>
          Atom feed
        </a>
      </PageHead>
      <div className="in-pad posts">
        {listContent('blog').map((post) => (
          <article key={post.slug}>
            <p className="mono">
              {post.date && <Day date={post.date} />}, {minutesToRead(post)} min
            </p>
            <h2>
              <a href={`/blog/${post.slug}`}>{post.title}</a>
            </h2>
            <p>{post.description}</p>
          </article>
        ))}
      </div>
    </>
  ),
};

export function postPage(post: ContentPage): SiteContent {
  const others = listContent('blog').filter(({ slug }) => slug !== post.slug);
  return {
    title: post.title,
    description: post.description,
    type: 'article',
    preview: 'blog',
    feed: BLOG_FEED,
    jsonLd: ({ origin }) => ({
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.description,
      datePublished: post.date,
      url: `${origin}/blog/${post.slug}`,
      publisher: { '@type': 'Organization', name: 'Afterword', url: origin },
    }),
    body: () => (
      <Text
        page={post}
        above={
          <>
            <a href="/blog">Blog</a> · {post.date && <Day date={post.date} />}
          </>
        }
      >
        <nav className="prose next" aria-label="Other posts">
          <h2>Read on</h2>
          <ul>
            {others.slice(0, 3).map(({ slug, title }) => (
              <li key={slug}>
                <a href={`/blog/${slug}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </Text>
    ),
  };
}

function minutesToRead({ text }: ContentPage): number {
  return Math.max(1, Math.round(text.split(' ').length / WORDS_A_MINUTE));
}
