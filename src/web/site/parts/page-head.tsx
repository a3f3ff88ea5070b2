import type { ReactNode } from 'react';

/** The claim of a page and a sentence or two. */
export function PageHead({
  title,
  lede,
  children,
}: {
  title: ReactNode;
  lede: string;
  children?: ReactNode;
}) {
  return (
    <section className="page-head">
      <div className="in">
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        {children && <p className="row gap-top">{children}</p>}
      </div>
    </section>
  );
}

/** A part of a page: a heading, and what stands under it. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="s" aria-labelledby={`h-${id}`} id={id}>
      <div className="in">
        <h2 id={`h-${id}`}>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** Questions that open without a script. */
export function Questions({ list }: { list: readonly (readonly [question: string, answer: string])[] }) {
  return (
    <div className="faq">
      {list.map(([question, answer]) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}

/** Things side by side, each with a title and what it is. */
export function Points({ list }: { list: readonly (readonly [title: string, text: string])[] }) {
  return (
    <div className="cards">
      {list.map(([title, text]) => (
        <article key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </article>
      ))}
    </div>
  );
}
