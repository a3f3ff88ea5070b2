import { useState } from 'react';
import { Link } from 'react-router';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { Menu, MenuItem } from '../../components/menu.tsx';
import { Progress } from '../../components/progress.tsx';
import { clock, distance, percent } from '../../lib/format.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { takeAway } from './taken-away.ts';

export type EpisodeSummary = CallResponse<'listEpisodes'>['episodes'][number];

const FORMATS: Record<EpisodeSummary['format'], string> = {
  deep_dive: 'Deep dive',
  brief: 'Brief',
  interview: 'Interview',
  debate: 'Debate',
  lecture: 'Lecture',
  quiz: 'Quiz',
  panel: 'Panel',
};

/** An episode in the list: its title leads to it. */
export function EpisodeRow({ episode }: { episode: EpisodeSummary }) {
  const { id, title, status, durationMs, createdAt } = episode;
  const [renaming, setRenaming] = useState(false);
  return (
    <li className="border-b border-line">
      <div className="flex min-h-[72px] items-center gap-4 py-3">
        <div className="min-w-0 grow">
          <Link
            to={`/create/${id}`}
            className="font-serif text-lg leading-snug decoration-line-control underline-offset-4 hover:underline"
          >
            {title}
          </Link>
          <p className="mt-0.5 text-[13px] text-ink-3">
            {FORMATS[episode.format]}
            {', '}
            <time dateTime={createdAt} title={new Date(createdAt).toLocaleString()}>
              {distance(createdAt)}
            </time>
            <Standing episode={episode} />
          </p>
          {(status === 'running' || status === 'queued') && (
            <Progress label={`Making ${title}`} value={episode.overall} className="mt-2 max-w-xs" />
          )}
        </div>
        {durationMs !== undefined && (
          <span className="mono">
            <span className="sr-only">Length </span>
            {clock(durationMs)}
          </span>
        )}
        <Menu trigger={<IconButton icon="more" label={`More for ${title}`} />}>
          <MenuItem icon="pencil" onClick={() => setRenaming(true)}>
            Rename
          </MenuItem>
          <MenuItem icon="trash" bad onClick={() => takeAway(id, title)}>
            Delete
          </MenuItem>
        </Menu>
      </div>
      {renaming && <RenameDialog episode={episode} onClose={() => setRenaming(false)} />}
    </li>
  );
}

/** Said only where it is not simply there to be heard. */
function Standing({ episode: { status, overall, error } }: { episode: EpisodeSummary }) {
  if (status === 'done') return null;
  if (status === 'queued') return <>, waiting its turn</>;
  if (status === 'running') return <>, being made, {percent(overall)}</>;
  if (status === 'cancelled') return <>, cancelled</>;
  return <span className="text-bad">. {error?.message ?? 'It could not be made.'}</span>;
}
