import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SHOW_LENGTHS } from '../../../kernel/rules/shows.ts';
import { Button } from '../../components/elements/button.tsx';
import { QrCode } from '../../components/elements/qr-code.tsx';
import { CopyField } from '../../components/fields/copy-field.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { RenameDialog } from '../../components/overlays/rename-dialog.tsx';
import { Ago } from '../../components/page/ago.tsx';
import { Section } from '../../components/page/section.tsx';
import { call } from '../../lib/api/api.ts';
import { keys } from '../../lib/api/queries.ts';
import type { Show } from './types.ts';
import type { ShowChanges } from './use-show.ts';

/** Feeds of single people: their address is shown once, and each ends by itself. */
export function PrivateFeeds({ show, changes }: { show: Show; changes: ShowChanges }) {
  const client = useQueryClient();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string>();
  async function make(name: string) {
    const { feedUrl } = await call('createShowSubscriber', { params: { showId: show.id }, body: { name } });
    void client.invalidateQueries({ queryKey: keys.show(show.id) });
    setMade(feedUrl);
  }
  return (
    <Section
      title="Private feeds"
      lead="One for each person. They have what is published, but for what asks for a password, and work in any app that takes the address of a feed."
      actions={<Button onClick={() => setMaking(true)}>New private feed</Button>}
    >
      {show.subscribers.length > 0 && (
        <ul className="border-t border-line">
          {show.subscribers.map(({ id, name, createdAt }) => (
            <li key={id} className="flex min-h-14 items-center gap-3 border-b border-line py-2">
              <span className="min-w-0 grow [overflow-wrap:anywhere]">
                {name}
                <span className="block text-[13px] text-ink-3">
                  Made <Ago at={createdAt} />
                </span>
              </span>
              <Button
                size="small"
                aria-label={`End the feed of ${name}`}
                disabled={changes.endFeed.isPending}
                onClick={() => changes.endFeed.mutate(id)}
              >
                End it
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isMaking && (
        <RenameDialog
          title="New private feed"
          label="Whose it is"
          name=""
          maxLength={SHOW_LENGTHS.name}
          onSave={make}
          onClose={() => setMaking(false)}
        />
      )}
      {made !== undefined && (
        <Dialog
          open
          onClose={() => setMade(undefined)}
          title="The address of the feed"
          description="It is shown this once: of what is secret in it nothing is kept that it could be read from."
          actions={<Button onClick={() => setMade(undefined)}>Done</Button>}
        >
          <div className="flex flex-col gap-4">
            <CopyField label="Address" text={made} />
            <QrCode text={made} label="The address as a QR code" />
          </div>
        </Dialog>
      )}
    </Section>
  );
}
