import { Button } from '../../components/elements/button.tsx';
import { ApiError } from '../../lib/api/api.ts';
import { aboutSeconds, listed, plural } from '../../lib/wording/format.ts';
import type { Estimate } from './use-estimate.ts';
import type { useMake } from './use-make.ts';
import type { SourceView } from './use-sources.ts';

interface Props {
  sources: readonly SourceView[];
  estimate: Estimate | undefined;
  /** Why nothing can be said of it. */
  estimateError: Error | null;
  making: ReturnType<typeof useMake>;
  /** Files that are not with the server yet. */
  sending: number;
  /** One is shown beside the form. */
  hasEpisode: boolean;
}

/** The one thing to do here, and what will happen then. */
export function MakeBar({ sources, estimate, estimateError, making, sending, hasEpisode }: Props) {
  const failed = sources.filter(({ fault }) => fault !== undefined).length;
  const ready = sources.length > 0 && failed === 0;
  const { state } = making;
  const fault = making.fault ?? refusalOf(estimateError);
  // Beside the episode that was made of just this, the same again is not the next thing to do.
  const again = hasEpisode && making.made;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-5">
      {state === 'waiting' && sending > 0 ? (
        <Button size="big" onClick={making.stopWaiting}>
          Do not wait
        </Button>
      ) : (
        <Button
          look={again ? 'plain' : 'primary'}
          size="big"
          disabled={!ready || state !== 'idle'}
          onClick={making.make}
        >
          {again ? 'Make another of it' : 'Make the episode'}
        </Button>
      )}
      {fault ? (
        <p role="alert" className="min-w-52 flex-1 text-bad">
          {fault}
        </p>
      ) : (
        <p className="min-w-52 flex-1 text-ink-3" aria-live="polite">
          {state === 'waiting' && sending > 0
            ? `Begins as soon as ${plural(sending, 'file')} ${sending === 1 ? 'has' : 'have'} been sent.`
            : promise(sources.length, failed, estimate)}
        </p>
      )}
    </div>
  );
}

/** What the server would refuse; that it is away is said elsewhere. */
function refusalOf(error: Error | null): string | undefined {
  return error instanceof ApiError && error.status === 422 ? error.message : undefined;
}

/** What will happen, with figures the server knows, or what is missing before it can. */
function promise(sources: number, failed: number, estimate: Estimate | undefined): string {
  if (sources === 0) return 'Add something to make it of: a file, a text or a link.';
  if (failed > 0)
    return `Remove ${failed === 1 ? 'the source' : `the ${failed} sources`} that could not be added, then it can begin.`;
  if (!estimate) return '';
  const { readyInSeconds, leavesServer, pending } = estimate;
  return [
    pending > 0 && `${plural(pending, 'source')} still being read; you need not wait.`,
    readyInSeconds !== undefined && `Ready in ${aboutSeconds(readyInSeconds)}.`,
    leavesServer.length === 0 ? 'Nothing leaves this server.' : `Text is sent to ${listed(leavesServer)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
