import { ScorePicture } from '../../components/charts/score-picture.tsx';
import { ButtonLink } from '../../components/elements/button.tsx';
import { Chip } from '../../components/elements/chip.tsx';
import { cx } from '../../components/elements/cx.ts';
import { PageFrame } from '../../components/page/page-frame.tsx';
import { usePageMeta } from '../../lib/browser/page-meta.ts';
import { formatName } from '../../lib/wording/episode-formats.ts';
import { listed } from '../../lib/wording/format.ts';
import { SAMPLE_EPISODES, type SampleEpisode, scoreOfSample } from './sample-episodes.ts';

const TEXT = ['text-v1-ink', 'text-v2-ink', 'text-v3-ink', 'text-v4-ink'];

/** What visitors of the demo see: conversations to read. */
export function Samples() {
  usePageMeta({
    title: 'Discover',
    description: 'Sample conversations, as Afterword makes them of documents.',
  });
  return (
    <PageFrame
      title="Discover"
      lead="Four sample conversations, to read: what Afterword makes of a handout, notes, a report and a handbook. With an account you make your own, and hear them."
      actions={
        <ButtonLink to="/auth" look="primary">
          Sign up
        </ButtonLink>
      }
    >
      <ul className="border-t border-line">
        {SAMPLE_EPISODES.map((episode) => (
          <Sample key={episode.id} episode={episode} />
        ))}
      </ul>
    </PageFrame>
  );
}

function Sample({ episode }: { episode: SampleEpisode }) {
  const { title, description, format, source, speakers, chapters } = episode;
  const { peaks, voices } = scoreOfSample(episode);
  return (
    <li className="border-b border-line py-6">
      <article aria-label={title}>
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-[22px]">{title}</h2>
          <Chip>Sample</Chip>
        </div>
        <p className="mt-1 text-[13px] text-ink-3">
          {formatName(format)}, with {listed(speakers)}. Of: {source.toLowerCase()}
        </p>
        <p className="mt-2 max-w-[62ch] text-ink-2">{description}</p>
        <ScorePicture peaks={peaks} voices={voices} className="mt-3" />
        <details className="mt-2 max-w-2xl">
          <summary className="inline-flex min-h-9 items-center font-medium underline decoration-line-control underline-offset-4 pointer-coarse:min-h-11">
            Read the conversation
          </summary>
          {chapters.map((chapter) => (
            <section key={chapter.title} aria-label={chapter.title} className="mt-4">
              <h3 className="mb-1 text-lg">{chapter.title}</h3>
              {chapter.lines.map(([speaker, text]) => (
                <p
                  key={text}
                  className="grid gap-x-4 border-b border-line py-2.5 last:border-0 sm:grid-cols-[72px_1fr]"
                >
                  <span className={cx('pt-1 text-[13px] font-semibold', TEXT[speaker % TEXT.length])}>
                    {speakers[speaker]}
                  </span>
                  <span className="font-serif text-lg leading-snug">{text}</span>
                </p>
              ))}
            </section>
          ))}
        </details>
      </article>
    </li>
  );
}
