import { Button } from '../../components/elements/button.tsx';
import { FileButton } from '../../components/fields/file-button.tsx';
import { Cover } from '../../components/page/cover.tsx';
import type { Show } from './types.ts';
import type { ShowChanges } from './use-show.ts';

/** The picture of a show: drawn of its title and its newest episode, or one's own. */
export function ShowArtwork({ show, changes }: { show: Show; changes: ShowChanges }) {
  const { drawArtwork, sendArtwork } = changes;
  const isBusy = drawArtwork.isPending || sendArtwork.isPending;
  return (
    <div className="flex flex-wrap items-end gap-6" data-field="artwork">
      <div className="w-48">
        <Cover key={show.thumbnailPath} title={show.title} url={show.thumbnailPath} size="big" />
      </div>
      <div className="flex min-w-0 grow basis-72 flex-col items-start gap-3">
        <p className="max-w-[48ch] text-ink-2">
          {show.artworkPath
            ? 'Kept as a JPEG of 3000 x 3000 pixels.'
            : 'The show has no artwork yet; this is what stands in its place.'}{' '}
          Your own picture is square and at least 1400 pixels wide: JPEG, PNG or WebP.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button disabled={isBusy} onClick={() => drawArtwork.mutate()}>
            {drawArtwork.isPending ? 'Drawing' : show.artworkPath ? 'Draw it anew' : 'Draw artwork'}
          </Button>
          <FileButton
            disabled={isBusy}
            label="Picture"
            accept="image/jpeg,image/png,image/webp"
            onFiles={([picture]) => picture && sendArtwork.mutate(picture)}
          >
            {sendArtwork.isPending ? 'Sending' : 'Upload a picture'}
          </FileButton>
        </div>
      </div>
    </div>
  );
}
