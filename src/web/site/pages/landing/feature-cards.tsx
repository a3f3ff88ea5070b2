import type { ReactNode } from 'react';
import type { SiteFacts } from '../../../../kernel/contracts/site.ts';
import { SHOW_FORMAT_FACTS, SHOW_FORMATS } from '../../../../kernel/rules/show-formats.ts';
import type { SampleEpisode } from '../../parts/sample-episode.ts';
import { ScorePicture } from '../../parts/score-picture.tsx';
import tides from '../../samples/tides.json' with { type: 'json' };

const episode: SampleEpisode = tides;
const sourced = episode.lines.filter(({ source }) => source !== '');
const KINDS = ['PDF', 'Word', 'Slides', 'EPUB', 'LaTeX', 'Web pages', 'Tables', 'Photographs', 'Scans'];
/** Bars of the piece of a score that a card shows. */
const FEW_BARS = 56;

interface Card {
  title: string;
  text: string;
  /** Of the product itself: lines it wrote, facts of this installation. */
  piece: (facts: SiteFacts) => ReactNode;
}

const CARDS: readonly Card[] = [
  {
    title: 'A conversation, not a reading',
    text: 'One host asks what you would ask, the other answers from the page.',
    piece: () => (
      <ul className="chips">
        {SHOW_FORMATS.map((format) => (
          <li key={format} className="chip">
            {SHOW_FORMAT_FACTS[format].label}
          </li>
        ))}
      </ul>
    ),
  },
  {
    title: 'Every line has its source',
    text: 'Tap this one. What the document does not say is not said.',
    piece: () => <Sourced line={sourced[2]!} />,
  },
  {
    title: 'Any page you have',
    text: 'Files are read in a process that can reach nothing.',
    piece: () => (
      <ul className="chips">
        {KINDS.map((kind) => (
          <li key={kind} className="chip">
            {kind}
          </li>
        ))}
      </ul>
    ),
  },
  {
    title: 'Voices of your choice',
    text: 'Simple voices work at once and offline. Neural ones are installed with one press.',
    piece: ({ voices, languages }) => (
      <p className="fact">
        <b>{voices}</b> voices in {languages} languages on this server. <a href="/audio-test">Hear them</a>
      </p>
    ),
  },
  {
    title: 'Edit the words, the sound follows',
    text: 'One changed line costs one take and the joining of the file, never the whole show.',
    piece: () => (
      <p className="fact">
        <b>0.05</b> of a full render: a line near the end of an hour, changed.{' '}
        <a href="/blog/one-changed-line">How it was measured</a>
      </p>
    ),
  },
  {
    title: 'Studio sound',
    text: 'Mastered to -16 LUFS under -1 dBTP, MP3 up to 320 kbps, with chapters, cover and transcripts.',
    piece: () => (
      <div className="short-score">
        <ScorePicture
          bars={episode.bars.slice(0, FEW_BARS)}
          durationMs={episode.durationMs}
          label={`The beginning of ${episode.title}, by speaker`}
        />
      </div>
    ),
  },
];

function Sourced({ line }: { line: SampleEpisode['lines'][number] }) {
  return (
    <details className="sourced">
      <summary>
        <b className={`voice-${line.speaker + 1}`}>{episode.speakers[line.speaker]}</b> {line.text}
      </summary>
      <blockquote>
        <span className="muted">{line.section}</span> {line.source}
      </blockquote>
    </details>
  );
}

export function FeatureCards({ facts }: { facts: SiteFacts }) {
  return (
    <section className="s" aria-labelledby="h-features">
      <div className="in">
        <h2 id="h-features">The whole studio, one page deep.</h2>
        <div className="cards">
          {CARDS.map(({ title, text, piece }) => (
            <article key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              {piece(facts)}
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
