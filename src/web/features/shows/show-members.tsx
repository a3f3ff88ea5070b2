import { useState } from 'react';
import { Link } from 'react-router';
import { VISIBILITY_FACTS, type Visibility } from '../../../kernel/rules/visibilities.ts';
import { IconButton } from '../../components/elements/icon-button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { MemberDialog } from './member-dialog.tsx';
import type { Member, Show } from './types.ts';
import type { ShowChanges } from './use-show.ts';

interface Props {
  show: Show;
  changes: ShowChanges;
  isRefused: boolean;
}

/** The episodes of a show: whether the feed has them, and their place in it. */
export function ShowMembers({ show, changes, isRefused }: Props) {
  const [edited, setEdited] = useState<Member>();
  if (show.members.length === 0) return <Notice kind="empty">No episode belongs to it yet.</Notice>;
  return (
    <>
      <ul className="border-t border-line">
        {show.members.map((member) => (
          <li
            key={member.episodeId}
            className="flex min-h-[64px] items-center gap-3 border-b border-line py-2.5"
          >
            <div className="min-w-0 grow">
              <Link
                to={`/create/${member.episodeId}`}
                className="font-serif text-lg leading-snug decoration-line-control underline-offset-4 [overflow-wrap:anywhere] hover:underline"
              >
                {member.title}
              </Link>
              <p className="mt-0.5 text-[13px] text-ink-3">
                {[stateOf(member), placeOf(member)].filter(Boolean).join(', ')}
              </p>
            </div>
            {!isRefused && (
              <>
                <IconButton
                  icon="pencil"
                  label={`Season and number of ${member.title}`}
                  onClick={() => setEdited(member)}
                />
                <IconButton
                  icon="x"
                  label={`Take ${member.title} out of the show`}
                  onClick={() => changes.removeEpisode.mutate(member.episodeId)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {edited && (
        <MemberDialog member={edited} put={changes.putEpisode} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

function stateOf({ visibility, visibleFrom, inFeed }: Member): string {
  if (visibility === undefined) return 'Not published';
  if (inFeed) return 'In the feed';
  if (visibleFrom !== undefined && Date.parse(visibleFrom) > Date.now())
    return `Published from ${new Date(visibleFrom).toLocaleString()}`;
  return `Not in the feed: ${VISIBILITY_FACTS[visibility as Visibility].label}`;
}

function placeOf({ season, number, kind, isExplicit }: Member): string {
  return [
    season === null ? '' : `season ${season}`,
    number === null ? '' : `number ${number}`,
    kind === 'full' ? '' : kind,
    isExplicit ? 'explicit' : '',
  ]
    .filter(Boolean)
    .join(', ');
}
