import { useState } from 'react';
import { EMBED_HEIGHTS, embedSnippet } from '../../../../kernel/rules/embedding.ts';
import { embedPath } from '../../../../kernel/rules/visibilities.ts';
import { Button } from '../../../components/elements/button.tsx';
import { QrCode } from '../../../components/elements/qr-code.tsx';
import { Segmented } from '../../../components/elements/segmented.tsx';
import { CopyField } from '../../../components/fields/copy-field.tsx';
import type { Episode } from '../types.ts';

type Height = keyof typeof EMBED_HEIGHTS;

const HEIGHTS: Readonly<Record<Height, string>> = {
  line: 'One line',
  compact: 'With the score',
  score: 'With chapters',
};

interface Props {
  title: string;
  contentId: string;
  publication: NonNullable<Episode['publication']>;
  /** Makes the private link that there is worthless. */
  onRenew: (() => void) | undefined;
}

/** How a published episode is passed on: its address, the same for cameras, and the player for other pages. */
export function PublicAddresses({ title, contentId, publication, onRenew }: Props) {
  const [height, setHeight] = useState<Height>('compact');
  const { origin } = window.location;
  const address = `${origin}${publication.listenPath}`;
  const query = publication.listenPath.split('?')[1];
  const embedUrl = `${origin}${embedPath(contentId)}${query ? `?${query}` : ''}`;
  const canEmbed = publication.visibility !== 'password';
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-5" aria-label="Pass it on">
      <CopyField label="Address" text={address} />
      <div className="flex flex-wrap items-start gap-4">
        <QrCode text={address} label="The address as a QR code" />
        <div className="flex flex-col gap-2">
          <a
            className="inline-flex min-h-9 items-center underline underline-offset-4"
            href={address}
            target="_blank"
            rel="noopener"
          >
            Open its page
          </a>
          {publication.visibility === 'link' && (
            <Button disabled={!onRenew} onClick={onRenew}>
              Make a new link
            </Button>
          )}
        </div>
      </div>
      {canEmbed && (
        <>
          <Segmented
            label="Size of the embedded player"
            options={Object.entries(HEIGHTS).map(([value, label]) => ({ value: value as Height, label }))}
            value={height}
            onChange={setHeight}
          />
          <CopyField
            label="For another page"
            text={embedSnippet({ title, embedUrl, height: EMBED_HEIGHTS[height] })}
          />
          <iframe
            src={embedPath(contentId) + (query ? `?${query}` : '')}
            title={`Preview: ${title}`}
            height={EMBED_HEIGHTS[height]}
            loading="lazy"
            className="w-full"
          />
        </>
      )}
    </section>
  );
}
