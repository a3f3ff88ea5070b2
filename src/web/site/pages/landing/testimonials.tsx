const QUOTES = [
  [
    'I had four weeks of notes and a 40-minute bus ride. By the stop I knew which week I did not understand.',
    'A first-year student',
  ],
  ['I fix a sentence the way I fix a typo. That is the whole edit.', 'A science podcaster'],
  ['Compliance reads the script beside its source. They stopped asking for a PDF.', 'A head of training'],
] as const;

/** Nobody said these: they are marked as the samples they are. */
export function Testimonials() {
  return (
    <section className="s" aria-labelledby="h-quotes">
      <div className="in">
        <h2 id="h-quotes">What we hope to hear</h2>
        <p className="lede">Sample quotations, written by us until real ones may be printed.</p>
        <div className="quotes">
          {QUOTES.map(([text, who]) => (
            <figure key={text}>
              <blockquote>{text}</blockquote>
              <figcaption>
                {who} <span className="chip">Sample</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
