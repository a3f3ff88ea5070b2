import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { showToast } from '../../components/toast-store.ts';
import { sentenceOf } from '../../lib/api.ts';
import { type Organization, useUpdate } from './use-update.ts';

interface Props {
  organization: Organization;
  onClose: () => void;
}

export function RenameDialog({ organization, onClose }: Props) {
  const form = useId();
  const [name, setName] = useState(organization.name);
  const update = useUpdate();
  const ready = name.trim() !== '' && !update.isPending;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!ready) return;
    try {
      await update.mutateAsync({ name: name.trim() });
    } catch {
      return; // The field says why.
    }
    showToast(`It is called ${name.trim()} now.`);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Rename the organization"
      description={`Its short name stays ${organization.slug}, so that links go on working.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form} disabled={!ready}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void save(event)}>
        <TextField
          label="Name"
          showLabel
          maxLength={120}
          value={name}
          error={update.isError ? sentenceOf(update.error) : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
