import { useRef } from 'react';
import { Button } from '../../components/elements/button.tsx';
import { Cover } from '../../components/page/cover.tsx';
import type { Show } from './types.ts';
import type { ShowChanges } from './use-show.ts';

/** The picture of a show: drawn of its title and its newest episode, or one's own. */
export function ShowArtwork({ show, changes }: { show: Show; changes: ShowChanges }) {
  const file = useRef<HTMLInputElement>(null);
  const { drawArtwork, sendArtwork } = changes;
  const isBusy = drawArtwork.isPending || sendArtwork.isPending;
  return (
    <div className="flex flex-wrap items-end gap-6" data-field="artwork">
      <div className="w-48">
        <Cover key={show.artworkPath} title={show.title} url={show.artworkPath} size="big" />
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
          <Button disabled={isBusy} onClick={() => file.current?.click()}>
            {sendArtwork.isPending ? 'Sending' : 'Upload a picture'}
          </Button>
        </div>
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label="Picture"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [picture] = event.target.files ?? [];
            if (picture) sendArtwork.mutate(picture);
            event.target.value = '';
          }}
        />
      </div>
    </div>
  );
}
