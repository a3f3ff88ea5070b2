import { Button } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { errorSentence } from '../../lib/api/api.ts';
import type { EpisodeData } from './use-episode.ts';

const LINES = ['92%', '78%', '40%', '86%', '64%'];

/** The shape of what comes, while it is loaded. */
export function EpisodeSkeleton() {
  return (
    <div role="status" className="animate-pulse">
      <span className="sr-only">Loading the episode</span>
      <div className="mb-7 h-7 w-3/5 rounded-sm bg-line" />
      <div className="mb-8 h-[3px] bg-line" />
      <div className="mb-7 h-[136px] rounded-md border border-line" />
      <Lines />
    </div>
  );
}

/** In place of a script that is not there yet. */
export function ScriptMissing({ error, refetch }: NonNullable<EpisodeData['missingScript']>) {
  if (!error) {
    return (
      <div role="status" className="animate-pulse">
        <span className="sr-only">Loading the script</span>
        <Lines />
      </div>
    );
  }
  return (
    <Notice
      kind="error"
      title="The script could not be loaded"
      actions={<Button onClick={refetch}>Try again</Button>}
    >
      {errorSentence(error)}
    </Notice>
  );
}

function Lines() {
  return LINES.map((width) => (
    <div key={width} className="flex gap-4 border-b border-line py-4">
      <div className="h-4 w-12 rounded-sm bg-line" />
      <div className="grow">
        <div className="h-4 rounded-sm bg-line" style={{ width }} />
      </div>
    </div>
  ));
}
