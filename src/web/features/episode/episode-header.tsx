import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { sentenceOf } from '../../lib/api.ts';
import type { Episode } from './types.ts';
import { useMaking } from './use-changes.ts';

/** The title, and the way to stop. */
export function EpisodeHeader({ episode, title }: { episode: Episode; title: string }) {
  const { cancel } = useMaking(episode.id);
  const isMade = episode.status === 'running' || episode.status === 'queued';
  // Asked for and accepted: it stops after the line being spoken.
  const isStopping = cancel.isPending || (cancel.isSuccess && isMade);
  return (
    <header className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <h2 className="min-w-0 grow text-[26px] [overflow-wrap:anywhere]">{title}</h2>
        {isMade && (
          <Button disabled={isStopping} onClick={() => cancel.mutate()} className="-mt-1">
            {isStopping ? 'Cancelling' : 'Cancel'}
          </Button>
        )}
      </div>
      {cancel.isError && (
        <Notice kind="error" title="It could not be cancelled">
          {sentenceOf(cancel.error)}
        </Notice>
      )}
    </header>
  );
}
