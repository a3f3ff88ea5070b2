import { PlayIcon } from '../../parts/play-icon.tsx';
import type { SampleEpisode } from '../../parts/sample-episode.ts';
import { timeCode } from '../../parts/time.ts';
import elasticity from '../../samples/elasticity.json' with { type: 'json' };

const episode: SampleEpisode = elasticity;
const FALLBACK = '/samples/elasticity.m4a';
/** Specification 2.16, 9.8, 9.10. */
const BARS = 48;
const DURATION_MS = 209_000;

const NOTES = [
  ['ECON 101 week 4: Elasticity', 0],
  ['PED = % change in quantity demanded / % change in price', 1],
  ['always negative because of the law of demand, but we drop the sign', 1],
  ['Elastic: P up -> TR down', 1],
  ['Inelastic: P up -> TR up (why governments tax cigarettes)', 1],
  ['EXAM: why do farmers earn less after a good harvest?', 0],
  ['Demand for food is inelastic', 1],
  ['A good harvest raises the quantity, so the price falls by more than the quantity rises', 1],
] as const;

const SOON = [
  ['Les phares de Bretagne', 'Quiz in French, from a museum leaflet'],
  ['What the audit found', 'Interview, from a report of 48 pages'],
  ['The cell, drawn from memory', 'Lecture, from a photographed whiteboard'],
] as const;

/** Notes as they were typed, and what became of them: the sample player with Play and Stop. */
export function Sample({ sampleAudio }: { sampleAudio: string | undefined }) {
  // Of an operator's own sample nothing is known here but its sound.
  const isOurs = sampleAudio === undefined;
  const heard = episode.lines.filter(({ source }) => source !== '').slice(0, 2);
  return (
    <section className="s sunk" aria-labelledby="h-sample">
      <div className="in">
        <h2 id="h-sample">From this, to this.</h2>
        <p className="lede">
          Week-four notes, as a student types them. Nothing is added: each sentence you hear rests on a line
          you can see.
        </p>
        <div className="sample">
          <div className="notes card">
            {NOTES.map(([text, depth]) => (
              <p key={text} className={depth === 0 ? 'top' : undefined}>
                {depth === 0 ? text : `- ${text}`}
              </p>
            ))}
          </div>
          <div
            className="bars"
            data-island="sample-player"
            data-state="paused"
            data-sound={sampleAudio ?? FALLBACK}
            data-fallback={FALLBACK}
            data-length={DURATION_MS}
          >
            <div>
              <h3>{isOurs ? episode.title : 'A sample of this installation'}</h3>
              <p className="muted">{isOurs ? 'Two hosts, English, synthetic voices' : 'Synthetic voices'}</p>
            </div>
            <Bars />
            <div className="row">
              <button type="button" className="btn primary big" data-play="">
                <PlayIcon />
                Play
              </button>
              <button type="button" className="btn big" data-stop="">
                Stop
              </button>
              <span className="mono end">
                <span data-time="">0:00</span> / <span data-total="">{timeCode(DURATION_MS)}</span>
              </span>
            </div>
            <p className="fault" role="alert" data-fault="" hidden />
            {isOurs && (
              <ol className="turns">
                {heard.map(({ startMs, speaker, text }) => (
                  <li key={startMs}>
                    <b className={`voice-${speaker + 1}`}>{episode.speakers[speaker]}</b>
                    <span>{text}</span>
                  </li>
                ))}
              </ol>
            )}
          </div>
        </div>
        <div className="columns soon">
          {SOON.map(([title, from]) => (
            <article key={title}>
              <h3>{title}</h3>
              <p className="muted">{from}</p>
              <span className="chip">Audio coming soon</span>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

/** 48 bars, each of the stretches that fall into it. */
function Bars() {
  const step = episode.bars.length / BARS;
  return (
    <svg className="score-picture b48" viewBox="0 0 960 150" preserveAspectRatio="none" aria-hidden="true">
      <line x1="0" x2="960" y1="75" y2="75" />
      {Array.from({ length: BARS }, (_, i) => {
        const part = episode.bars.slice(Math.floor(i * step), Math.floor((i + 1) * step));
        const level = Math.max(...part.map(([loud = 0]) => loud)) / 100;
        const above = part.filter(([, speaker]) => speaker === 0).length >= part.length / 2;
        const height = Math.max(4, Math.round(level * 70));
        const x = i * 20 + 4;
        return (
          <rect
            key={x}
            className={above ? 'up' : 'down'}
            data-at={Math.round((i * DURATION_MS) / BARS)}
            x={x}
            y={above ? 73 - height : 77}
            width="11"
            height={height}
            rx="3"
          />
        );
      })}
    </svg>
  );
}
