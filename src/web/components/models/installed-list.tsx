import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/api.ts';
import { keys } from '../../lib/api/queries.ts';
import { languagesOf } from '../../lib/models/describe-model.ts';
import type { InstalledModel } from '../../lib/models/models-query.ts';
import { bytes, plural } from '../../lib/wording/format.ts';
import { Button } from '../elements/button.tsx';
import { Notice } from '../elements/notice.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { PreviewButton } from '../sound/preview-button.tsx';

/** The models of the server, each to be heard. */
export function InstalledList({
  models,
  canRemove,
}: {
  models: readonly InstalledModel[];
  canRemove: boolean;
}) {
  if (models.length === 0) return <Notice kind="empty">No neural voice is installed yet.</Notice>;
  return (
    <ul aria-label="Installed voices" className="border-t border-line">
      {models.map((model) => (
        <InstalledRow key={model.id} model={model} canRemove={canRemove} />
      ))}
    </ul>
  );
}

function InstalledRow({ model, canRemove }: { model: InstalledModel; canRemove: boolean }) {
  const { id, licence, voiceIds, error } = model;
  const [removing, setRemoving] = useState(false);
  const [first] = voiceIds;
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
      {first && <PreviewButton voiceId={first} name={id} />}
      <div className="min-w-0 grow basis-60">
        <p className="font-medium [overflow-wrap:anywhere]">{id}</p>
        {error ? (
          <p className="text-[13px] text-bad [overflow-wrap:anywhere]">{error.message}</p>
        ) : (
          <p className="text-[13px] text-ink-3">
            {[languagesOf(model), voicesOf(model), bytes(model.bytes), licence ?? 'licence within it']
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
      </div>
      {canRemove && (
        <Button size="small" look="quiet" onClick={() => setRemoving(true)} aria-label={`Remove ${id}`}>
          Remove
        </Button>
      )}
      {removing && <RemoveDialog model={model} onClose={() => setRemoving(false)} />}
    </li>
  );
}

function voicesOf({ voiceIds }: InstalledModel): string {
  return voiceIds.length === 0 ? 'waits for a recording' : plural(voiceIds.length, 'voice');
}

function RemoveDialog({
  model: { id, bytes: size },
  onClose,
}: {
  model: InstalledModel;
  onClose: () => void;
}) {
  const client = useQueryClient();
  return (
    <ConfirmDialog
      title="Remove these voices"
      action="Remove them"
      onConfirm={async () => {
        await call('removeModel', { params: { modelId: id } });
        await client.invalidateQueries({ queryKey: keys.models });
      }}
      onClose={onClose}
    >
      <p>
        <span className="[overflow-wrap:anywhere]">{id}</span> goes from this server for everybody
        {size > 0 && <>, and frees {bytes(size)}</>}. Episodes made with its voices keep their sound; a line
        of theirs that is changed cannot be spoken again until it is installed again.
      </p>
    </ConfirmDialog>
  );
}
