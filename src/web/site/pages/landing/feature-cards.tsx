const CARDS = [
  {
    title: 'A conversation, not a reading',
    text: 'One host asks what you would ask, the other answers from the page. Seven forms, from a two-minute brief to a quiz with time to think.',
  },
  {
    title: 'Every line has its source',
    text: 'Tap a line and see the sentence it rests on, with its page and heading. What the document does not say is not said.',
  },
  {
    title: 'Any page you have',
    text: 'PDF, Word, slides, EPUB, LaTeX, web pages, tables, photographs and scans. Files are read in a process that can reach nothing.',
  },
  {
    title: 'Voices of your choice',
    text: 'Simple voices work at once and offline. Neural ones are installed with one press, and cloud voices are used only where you set a key.',
  },
  {
    title: 'Edit the words, the sound follows',
    text: 'The script is its timeline. One changed line costs one take and the joining of the file, never the whole show.',
  },
  {
    title: 'Studio sound',
    text: 'Mastered to -16 LUFS under -1 dBTP, MP3 up to 320 kbps with chapters and cover, with transcripts in four formats beside it.',
  },
] as const;

export function FeatureCards() {
  return (
    <section className="s" aria-labelledby="h-features">
      <div className="in">
        <h2 id="h-features">The whole studio, one page deep.</h2>
        <div className="cards">
          {CARDS.map(({ title, text }) => (
            <article key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </div>
        <p className="row">
          <a className="btn" href="/features">
            All features
          </a>
        </p>
      </div>
    </section>
  );
}
