import { Button } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { toThing, useRefusal } from '../../lib/account/use-refusal.ts';
import { errorSentence } from '../../lib/api/api.ts';
import { plural } from '../../lib/wording/format.ts';
import type { Episode } from './types.ts';
import { usePublishing } from './use-changes.ts';

/** Of a published episode that was changed since: what differs, and the way to publish it. */
export function PublicationState({ episode }: { episode: Episode }) {
  const { publication, status } = episode;
  const publishing = usePublishing(episode.id);
  const refused = useRefusal()('episode.publish', toThing(episode));
  const differences = publication ? differencesOf(publication) : [];
  if (differences.length === 0) return null;
  return (
    <Notice
      kind="note"
      title={`Published version differs: ${differences.join(', ')} changed since`}
      actions={
        !refused &&
        status === 'done' && (
          <Button disabled={publishing.isPending} onClick={() => publishing.mutate()}>
            {publishing.isPending ? 'Publishing' : 'Publish changes'}
          </Button>
        )
      }
    >
      <p>
        Listeners hear it as it was published.
        {status === 'done' ? '' : ' The changes can be published once it is made.'}
        {refused && ` ${refused}`}
      </p>
      {publishing.isError && (
        <p role="alert" className="text-bad">
          {errorSentence(publishing.error)}
        </p>
      )}
    </Notice>
  );
}

function differencesOf({ changedLines, titleChanged }: NonNullable<Episode['publication']>): string[] {
  return [
    ...(changedLines > 0 ? [plural(changedLines, 'line')] : []),
    ...(titleChanged ? ['the title'] : []),
  ];
}
