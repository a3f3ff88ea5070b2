import { memo } from 'react';
import { Link } from 'react-router';
import { Chip } from '../../components/elements/chip.tsx';
import { Progress } from '../../components/elements/progress.tsx';
import { Ago } from '../../components/page/ago.tsx';
import { ListenButton } from '../../components/sound/listen-button.tsx';
import { formatName } from '../../lib/wording/episode-formats.ts';
import { clock } from '../../lib/wording/format.ts';
import type { EpisodeSummary } from '../../lib/workspace/workspace-queries.ts';
import { EpisodeMenu } from './episode-menu.tsx';
import { EpisodeStatusLine } from './episode-status.tsx';

/** An episode in the list: its title leads to it. Of a long list only what is new is drawn. */
export const EpisodeRow = memo(function EpisodeRow({ episode }: { episode: EpisodeSummary }) {
  const { id, title, status, durationMs, createdAt, coverUrl, format, publishedAt } = episode;
  return (
    <li className="flex min-h-[72px] items-center gap-4 border-b border-line py-3">
      {status === 'done' ? (
        <ListenButton track={{ kind: 'own', id, title, detail: formatName(format), coverUrl }} />
      ) : (
        <span className="size-9 shrink-0 pointer-coarse:w-11" />
      )}
      <div className="min-w-0 grow">
        <Link
          to={`/create/${id}`}
          className="font-serif text-lg leading-snug decoration-line-control underline-offset-4 [overflow-wrap:anywhere] hover:underline"
        >
          {title}
        </Link>
        <p className="mt-0.5 text-[13px] text-ink-3">
          {formatName(format)}
          {', '}
          <Ago at={createdAt} />
          {/* Where there is no room for the chip. */}
          {publishedAt && <span className="sm:hidden">, on Discover</span>}
          <EpisodeStatusLine episode={episode} />
        </p>
        {(status === 'running' || status === 'queued') && (
          <Progress label={`Making ${title}`} value={episode.overall} className="mt-2 max-w-xs" />
        )}
      </div>
      {publishedAt && (
        <span className="max-sm:hidden">
          <Chip>On Discover</Chip>
        </span>
      )}
      {durationMs !== undefined && (
        <span className="mono">
          <span className="sr-only">Length </span>
          {clock(durationMs)}
        </span>
      )}
      <EpisodeMenu episode={episode} />
    </li>
  );
});
