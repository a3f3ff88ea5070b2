import { useMemo, useState } from 'react';
import { CompactPlayer } from '../player/compact-player.tsx';
import { PlayerCard } from '../player/player-card.tsx';
import { useMediaSession } from '../player/use-media-session.ts';
import { usePlayer } from '../player/use-player.ts';
import { Announcements } from './announcements.tsx';
import { EpisodeFacts, EpisodeNotes } from './episode-facts.tsx';
import { EpisodeHeader } from './episode-header.tsx';
import { ScriptMissing } from './episode-skeleton.tsx';
import { MakingState } from './making-state.tsx';
import { PublicationState } from './publication-state.tsx';
import { StagesBar } from './stages-bar.tsx';
import { Transcript } from './transcript/transcript.tsx';
import type { Episode } from './types.ts';
import { useExports } from './use-changes.ts';
import type { EpisodeData } from './use-episode.ts';
import { usePicture } from './use-picture.ts';

interface Props {
  data: EpisodeData & { episode: Episode };
}

export function EpisodeView({ data }: Props) {
  const { episode, script, timeline, show } = data;
  const player = usePlayer(episode.id, show);
  const picture = usePicture(player, data);
  const exports = useExports(episode);
  const [card, setCard] = useState<HTMLElement | null>(null);
  const cover = episode.files.find(({ kind }) => kind === 'cover');
  const title = titleOf(data);
  const artist = useMemo(
    () => script?.script.speakers.map((speaker) => speaker.name).join(', ') ?? '',
    [script],
  );
  useMediaSession(player, { title, artist, coverUrl: cover?.url });
  const isMade = episode.status === 'running' || episode.status === 'queued';
  return (
    <div className="flex min-w-0 flex-col gap-[22px] max-wide:pb-20" data-status={episode.status}>
      <EpisodeHeader
        episode={episode}
        title={title}
        facts={episode.files.length > 0 && <EpisodeFacts episode={episode} script={script?.script} />}
      />
      {isMade && <StagesBar episode={episode} turns={script?.script.turns.length ?? 0} />}
      <MakingState data={data} />
      <PublicationState episode={episode} />
      <Announcements episode={episode} />
      <EpisodeNotes notes={episode.notes} />
      {(show || isMade) && (
        <PlayerCard ref={setCard} player={player} picture={picture} exports={exports} files={episode.files} />
      )}
      {script && <Transcript episode={episode} timeline={timeline} player={player} state={script} />}
      {data.missingScript && <ScriptMissing {...data.missingScript} />}
      <CompactPlayer player={player} picture={picture} card={card} />
    </div>
  );
}

/** The script's, as soon as there is one; a title given by hand comes before it. */
function titleOf({ episode, script }: Props['data']): string {
  if (episode.status === 'done' || !script) {
    const [first, ...others] = episode.sources;
    const isReading = episode.revision === 0 && (episode.status === 'running' || episode.status === 'queued');
    if (!isReading || !first) return episode.title;
    return others.length > 0 ? `Reading ${first.name} and ${others.length} more` : `Reading ${first.name}`;
  }
  return script.script.title;
}
