import { Button } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { toThing, useRefusal } from '../../lib/account/use-refusal.ts';
import { errorSentence } from '../../lib/api/api.ts';
import { plural } from '../../lib/wording/format.ts';
import type { Episode } from './types.ts';
import { useMaking } from './use-changes.ts';
import type { EpisodeData } from './use-episode.ts';

/** What is to be said of an episode that is not simply being made or done. */
export function MakingState({ data }: { data: EpisodeData & { episode: Episode } }) {
  const { episode } = data;
  const isMade = episode.status === 'queued' || episode.status === 'running';
  if (episode.waitsForRoom) return <WaitsForRoom />;
  if (isMade && episode.files.length > 0) return <SpokenAgain />;
  if (episode.status === 'queued') return <Queued ahead={episode.ahead ?? 0} />;
  if (episode.status !== 'cancelled' && episode.status !== 'failed') return null;
  return <Stopped data={data} />;
}

function Queued({ ahead }: { ahead: number }) {
  return (
    <p role="status" className="-mt-3 text-ink-2">
      {ahead === 0 ? 'Next in line. ' : `${plural(ahead, 'episode')} before this one. `}
      You can leave this page; it is made on the server.
    </p>
  );
}

function WaitsForRoom() {
  return (
    <Notice kind="note" title="Waiting for room on the server">
      The server has no room left for files. Nothing is lost: the episode goes on by itself once there is
      room.
    </Notice>
  );
}

function SpokenAgain() {
  return (
    <Notice kind="note" title="One line is being spoken again">
      Until it is ready you hear the episode as it was.
    </Notice>
  );
}

function Stopped({ data }: { data: EpisodeData & { episode: Episode } }) {
  const { episode } = data;
  const { retry } = useMaking(episode.id);
  const refused = useRefusal()('episode.make', toThing(episode));
  const isFailed = episode.status === 'failed';
  return (
    <Notice
      kind={isFailed ? 'error' : 'note'}
      title={isFailed ? 'This episode could not be finished' : 'Cancelled'}
      actions={
        !refused && (
          <Button look="primary" disabled={retry.isPending} onClick={() => retry.mutate()}>
            {isFailed ? 'Retry' : 'Go on'}
          </Button>
        )
      }
    >
      {isFailed && episode.error && (
        <p>
          {episode.error.message} <code className="mono">{episode.error.code}</code>
        </p>
      )}
      <p>{describeStored(data)}</p>
      {refused && <p>{refused}</p>}
      {retry.isError && <p className="text-bad">{errorSentence(retry.error)}</p>}
    </Notice>
  );
}

/** What does not have to be made again. */
function describeStored({ episode, script, timeline }: EpisodeData & { episode: Episode }): string {
  if (episode.files.length > 0) return 'The episode as it was before the last change is kept.';
  const spoken = timeline?.cues.length ?? 0;
  const turns = script?.script.turns.length ?? 0;
  if (turns === 0) return 'Nothing was written yet; your sources are kept.';
  if (spoken === 0) return `The script of ${plural(turns, 'turn')} is kept.`;
  return `The script of ${plural(turns, 'turn')} is kept, and the ${plural(spoken, 'turn')} spoken so far.`;
}
