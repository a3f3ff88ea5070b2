import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/elements/button.tsx';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { errorSentence } from '../../lib/api/api.ts';

interface Props {
  title: string;
  description: string;
  /** What the button says. */
  action: string;
  run: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before something that only they themselves may do. */
export function PasswordDialog({ title, description, action, run, onClose }: Props) {
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const work = useMutation({ mutationFn: run, onSuccess: onClose });
  const isEmpty = password.trim() === '';

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty && !work.isPending) work.mutate(password);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      initialFocus={field}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form} disabled={isEmpty || work.isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} noValidate>
        <PasswordField
          ref={field}
          label="Your password"
          showLabel
          autoComplete="current-password"
          value={password}
          error={work.isError ? errorSentence(work.error) : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
