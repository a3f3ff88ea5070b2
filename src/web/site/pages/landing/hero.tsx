import type { SiteFacts } from '../../../../kernel/contracts/site.ts';
import { DataBlock } from '../../parts/data-block.tsx';
import { DialogButton } from '../../parts/dialog-button.tsx';
import { PlayIcon } from '../../parts/play-icon.tsx';
import type { SampleEpisode } from '../../parts/sample-episode.ts';
import { ScorePicture } from '../../parts/score-picture.tsx';
import { timeCode } from '../../parts/time.ts';
import tides from '../../samples/tides.json' with { type: 'json' };

const episode: SampleEpisode = tides;
const SOUND = '/samples/tides.m4a';
/** What is shown before anything is played: a line that says its source in other words. */
const FIRST = episode.lines.findIndex(({ source, text }) => source !== '' && !source.includes(text));

/** The claim, and the product itself: a real episode, its score, the line that is said and where it stands. */
export function Hero({ facts }: { facts: SiteFacts }) {
  const line = episode.lines[FIRST]!;
  return (
    <section
      className="hero"
      aria-label="What it does"
      data-island="hero"
      data-state="paused"
      data-sound={SOUND}
    >
      <div className="in-pad claim">
        <h1>
          Your notes, <em>talked through.</em>
        </h1>
        <div>
          <p className="lede">
            Drop in a chapter, a report or a photo of the whiteboard. Two voices work through it while you
            walk, ride or cook, and every line can show you where it came from.
          </p>
          <div className="row">
            <a className="btn primary big" href="/auth?tab=signup">
              Start Creating
            </a>
            <DialogButton opens="demo">See Demo</DialogButton>
          </div>
        </div>
      </div>
      <div
        className="stave"
        data-stave=""
        role="slider"
        tabIndex={0}
        aria-label="Position in the episode"
        aria-valuemin={0}
        aria-valuemax={Math.round(episode.durationMs / 1000)}
        aria-valuenow={0}
        aria-valuetext={`0:00 of ${timeCode(episode.durationMs)}`}
      >
        <ScorePicture bars={episode.bars} durationMs={episode.durationMs} label="Score of two voices" />
        <span className="head" data-head="" />
      </div>
      <div className="in-pad said">
        <div className="row now">
          <button type="button" className="play-round" data-play="" aria-label="Play">
            <PlayIcon />
          </button>
          <div>
            <p className="what">{episode.title}</p>
            <p className="muted">Made by Afterword from one page of Markdown</p>
            <p className="mono">
              <span data-time="">0:00</span> / {timeCode(episode.durationMs)}
            </p>
            <p className="fault" role="alert" data-fault="" hidden />
          </div>
        </div>
        <div className="line">
          <b className={`voice-${line.speaker + 1}`} data-who="">
            {episode.speakers[line.speaker]}
          </b>
          <p data-line="">{line.text}</p>
        </div>
        <div className="from">
          <p className="muted" data-section="">
            Where it stands: {line.section || episode.title}
          </p>
          <blockquote data-source="">{line.source}</blockquote>
        </div>
      </div>
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: its words stand below it */}
        <audio className="in-pad" controls preload="none" src={SOUND} />
      </noscript>
      <details className="in-pad transcript">
        <summary>The whole conversation, line by line</summary>
        <ol className="turns">
          {episode.lines.map(({ startMs, speaker, text, source }) => (
            <li key={startMs}>
              <b className={`voice-${speaker + 1}`}>{episode.speakers[speaker]}</b>
              <span>{text}</span>
              <button
                type="button"
                className="btn quiet mono"
                data-seek={startMs}
                title={source || undefined}
              >
                {timeCode(startMs)}
              </button>
            </li>
          ))}
        </ol>
      </details>
      <Figures facts={facts} />
      <DataBlock
        id="hero-lines"
        data={{ durationMs: episode.durationMs, speakers: episode.speakers, lines: episode.lines }}
      />
    </section>
  );
}

/** Specification 1.6 and 9.10, beside what this installation has. */
function Figures({ facts: { voices, languages } }: { facts: SiteFacts }) {
  const figures = [
    ['100+', 'AI voices'],
    ['30', 'languages'],
    ['320', 'kbps, Studio quality'],
    ['80%', 'time saved'],
    ['40%', 'higher engagement'],
  ] as const;
  return (
    <div className="in-pad">
      <dl className="figs">
        {figures.map(([value, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="muted how">
        On this server one can choose among {voices} voices in {languages} languages. 80% and 40% are
        marketing claims: how one measures both with one's own episodes is said on{' '}
        <a href="/trust">the trust page</a>.
      </p>
    </div>
  );
}
