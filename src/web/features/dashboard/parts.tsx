import { Link } from 'react-router';
import { Icon } from '../../components/elements/icon.tsx';
import { Progress } from '../../components/elements/progress.tsx';
import { Ago } from '../../components/page/ago.tsx';
import { Cover } from '../../components/page/cover.tsx';
import { ListenButton, ListenWord } from '../../components/sound/listen-button.tsx';
import { formatName } from '../../lib/wording/episode-formats.ts';
import { aboutSeconds, clock, percent } from '../../lib/wording/format.ts';
import type { EpisodeSummary } from '../../lib/workspace/workspace-queries.ts';
import type { Step } from './next-steps.ts';
import { toTrack } from './to-track.ts';

/** Episodes that are being made, with how far they are. */
export function UnderWay({ episodes }: { episodes: readonly EpisodeSummary[] }) {
  return (
    <ul className="border-t border-line">
      {episodes.map(({ id, title, status, overall, etaSeconds }) => (
        <li key={id} className="border-b border-line py-3.5">
          <div className="flex items-baseline gap-4">
            <Link
              to={`/create/${id}`}
              className="min-w-0 grow truncate font-serif text-lg underline-offset-4 hover:underline"
            >
              {title}
            </Link>
            <span className="shrink-0 text-[13px] text-ink-3">
              {status === 'queued'
                ? 'Waiting its turn'
                : etaSeconds === undefined
                  ? percent(overall)
                  : `${percent(overall)}, ${aboutSeconds(etaSeconds)} left`}
            </span>
          </div>
          <Progress label={`Making ${title}`} value={overall} className="mt-2.5" />
        </li>
      ))}
    </ul>
  );
}

/** The newest episodes: to hear at once, or to open. */
export function Recent({ episodes }: { episodes: readonly EpisodeSummary[] }) {
  return (
    <ul className="border-t border-line">
      {episodes.map((episode) => {
        const { id, title, format, durationMs, createdAt, coverUrl, status, error } = episode;
        return (
          <li key={id} className="flex min-h-[72px] items-center gap-4 border-b border-line py-3">
            <Cover title={title} url={coverUrl} size="small" />
            <div className="min-w-0 grow">
              <Link
                to={`/create/${id}`}
                className="font-serif text-lg leading-snug underline-offset-4 [overflow-wrap:anywhere] hover:underline"
              >
                {title}
              </Link>
              <p className="mt-0.5 text-[13px] text-ink-3">
                {formatName(format)}, <Ago at={createdAt} />
                {status === 'failed' && (
                  <span className="text-bad">. {error?.message ?? 'It could not be made.'}</span>
                )}
                {status === 'cancelled' && ', cancelled'}
              </p>
            </div>
            {durationMs !== undefined && <span className="mono max-sm:hidden">{clock(durationMs)}</span>}
            {status === 'done' && <ListenButton track={toTrack(episode)} />}
          </li>
        );
      })}
    </ul>
  );
}

/** What to do next, in its order. */
export function NextSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="border-t border-line">
      {steps.map(({ key, title, detail, to, track }, index) => (
        <li key={key} className="flex items-start gap-3.5 border-b border-line py-3.5">
          <span
            aria-hidden="true"
            className="w-4 shrink-0 pt-0.5 font-serif text-lg leading-none text-v1-ink"
          >
            {index + 1}
          </span>
          <div className="min-w-0 grow">
            {to ? (
              <Link
                to={to}
                className="inline-block min-h-6 font-medium underline-offset-4 [overflow-wrap:anywhere] hover:underline"
              >
                {title}
              </Link>
            ) : (
              <p className="font-medium [overflow-wrap:anywhere]">{title}</p>
            )}
            <p className="text-[13px] text-ink-3">{detail}</p>
          </div>
          {track && <ListenButton track={track} />}
          {to && <Icon name="down" className="mt-0.5 -rotate-90 text-ink-3" />}
        </li>
      ))}
    </ol>
  );
}

/** The episode that was left before its end: large, so that it is one press away. */
export function Continue({ episode, leftMs }: { episode: EpisodeSummary; leftMs: number }) {
  const { id, title, coverUrl, durationMs, format } = episode;
  const length = durationMs ?? 0;
  return (
    <article className="grid items-center gap-5 border-y border-line py-5 sm:grid-cols-[180px_1fr] sm:gap-8">
      <div className="max-sm:w-36">
        <Cover title={title} url={coverUrl} size="big" />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-3">
        <p className="text-[13px] text-ink-3">{leftMs > 0 ? 'Continue listening' : 'Newest'}</p>
        <h2 className="text-[28px] [overflow-wrap:anywhere]">
          <Link to={`/create/${id}`} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </h2>
        <p className="text-ink-2">
          {formatName(format)}
          {length > 0 &&
            (leftMs > 0
              ? `, ${clock(Math.max(0, length - leftMs))} of ${clock(length)} to go`
              : `, ${clock(length)}`)}
        </p>
        {leftMs > 0 && (
          <Progress label={`Heard of ${title}`} value={leftMs / length} className="w-full max-w-sm" />
        )}
        <ListenWord primary track={toTrack(episode)} word={leftMs > 0 ? 'Continue' : 'Play'} />
      </div>
    </article>
  );
}
