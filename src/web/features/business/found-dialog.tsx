import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/elements/button.tsx';
import { OrganizationNameField } from '../../components/fields/organization-name-field.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { useFounding } from '../../components/page/use-founding.ts';

/** Its name, and the address that follows from it, as one types. */
export function FoundDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  const [name, setName] = useState('');
  const found = useFounding(onClose);
  const ready = name.trim() !== '' && !found.isPending;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) found.mutate(name);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Found an organization"
      description="You become its owner. Its name can be changed later."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form} disabled={!ready}>
            Found it
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <OrganizationNameField label="Organization name" name={name} error={found.error} onChange={setName} />
      </form>
    </Dialog>
  );
}
