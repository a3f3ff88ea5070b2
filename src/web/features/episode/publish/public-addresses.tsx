import { Button } from '../../../components/elements/button.tsx';
import { QrCode } from '../../../components/elements/qr-code.tsx';
import { CopyField } from '../../../components/fields/copy-field.tsx';
import type { Episode } from '../types.ts';
import { EmbedFields } from './embed-fields.tsx';

interface Props {
  title: string;
  contentId: string;
  publication: NonNullable<Episode['publication']>;
  /** Makes the private link that there is worthless. */
  onRenew: (() => void) | undefined;
}

/** How a published episode is passed on: its address, the same for cameras, and the player for other pages. */
export function PublicAddresses({ title, contentId, publication, onRenew }: Props) {
  const { origin } = window.location;
  const address = `${origin}${publication.listenPath}`;
  const canEmbed = publication.visibility !== 'password';
  return (
    <section className="flex flex-col gap-4 border-b border-line pb-6" aria-label="Pass it on">
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
      {canEmbed && <EmbedFields title={title} contentId={contentId} listenAddress={address} />}
    </section>
  );
}
