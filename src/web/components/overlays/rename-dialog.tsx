import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { errorSentence } from '../../lib/api/api.ts';
import { Button } from '../elements/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  title: string;
  description?: string;
  /** Of the field. */
  label: string;
  name: string;
  maxLength: number;
  /** Does it; the dialog closes when it is done, and says why when it is not. */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Another name for something. */
export function RenameDialog({ title, description, label, name, maxLength, onSave, onClose }: Props) {
  const form = useId();
  const [typed, setTyped] = useState(name);
  const save = useMutation({ mutationFn: onSave, onSuccess: onClose });
  const ready = typed.trim() !== '' && !save.isPending;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) save.mutate(typed.trim());
  }

  return (
    <Dialog
      open
      title={title}
      description={description}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form} disabled={!ready}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label={label}
          maxLength={maxLength}
          showLabel
          value={typed}
          error={save.isError ? errorSentence(save.error) : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
