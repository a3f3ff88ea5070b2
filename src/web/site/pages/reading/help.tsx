import { listContent } from '../../content/content.ts';
import { searchTexts } from '../../content/search-texts.ts';
import type { ContentPage } from '../../markdown/content-page.ts';
import type { SiteContent } from '../../page.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { groupBySection, TextList } from './list.tsx';
import { Text } from './text.tsx';

export const helpPage: SiteContent = {
  title: 'Help Center',
  description: 'How to make an episode, change it, share it and keep your account safe, task by task.',
  preview: 'help',
  body: (_facts, search = '') => (
    <>
      <PageHead
        title="What do you want to do?"
        lede="Each page is one task, step by step, as the product does it today."
      />
      <div className="in-pad sections">
        <Search asked={search} />
        {search.trim() === '' ? <Tasks /> : <Found asked={search} />}
        <p>
          Not there? <a href="/contact?topic=support">Ask the people who run this server</a>, or read the{' '}
          <a href="/docs">documentation</a> for operators and programs.
        </p>
      </div>
    </>
  ),
};

/** A form as every browser sends it. */
function Search({ asked }: { asked: string }) {
  return (
    <search>
      <form action="/help" className="row search-form">
        <label htmlFor="q" className="sr-only">
          Search the help
        </label>
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={asked}
          maxLength={200}
          placeholder="Search the help"
        />
        <button type="submit" className="btn primary">
          Search
        </button>
      </form>
    </search>
  );
}

function Tasks() {
  return groupBySection(listContent('help')).map(([section, pages]) => (
    <section key={section}>
      <h2>{section}</h2>
      <TextList pages={pages} level="h3" />
    </section>
  ));
}

function Found({ asked }: { asked: string }) {
  const found = searchTexts(listContent('help'), asked);
  return (
    <section aria-labelledby="found">
      <h2 id="found">
        {found.length === 0 ? 'Nothing' : `${found.length} ${found.length === 1 ? 'page' : 'pages'}`} about “
        {asked}”
      </h2>
      <TextList pages={found} level="h3" />
      <p>
        <a href="/help">All of the help</a>
      </p>
    </section>
  );
}

export function taskPage(page: ContentPage): SiteContent {
  const near = listContent('help').filter(
    ({ section, slug }) => section === page.section && slug !== page.slug,
  );
  return {
    title: page.title,
    description: page.description,
    type: 'article',
    preview: 'help',
    body: () => (
      <Text
        page={page}
        above={
          <>
            <a href="/help">Help Center</a> · {page.section}
          </>
        }
      >
        {near.length > 0 && (
          <nav className="prose next" aria-label="Near by">
            <h2>{page.section}</h2>
            <ul>
              {near.map(({ slug, title }) => (
                <li key={slug}>
                  <a href={`/help/${slug}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Text>
    ),
  };
}
