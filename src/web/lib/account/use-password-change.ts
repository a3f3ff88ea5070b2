import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { changePassword, cleanPassword } from './auth.ts';
import { signInOptionsQuery } from './sign-in-options.ts';
import { useNewPassword } from './use-new-password.ts';
import { useSendPassword } from './use-send-password.ts';

/** The password somebody has and a new one, until it is changed. @param title of the toast when it is not taken */
export function usePasswordChange(onDone: () => unknown, title?: string) {
  const options = useQuery(signInOptionsQuery).data;
  const fields = useNewPassword(options?.breachCheck ?? true);
  const [current, setCurrent] = useState('');
  const { busy, fault, send } = useSendPassword(fields, title);
  const ready = cleanPassword(current) !== '' && fields.ready && !busy;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) void send(() => changePassword(current, fields.password), onDone);
  }

  function clear() {
    setCurrent('');
    fields.clear();
  }

  return { current, setCurrent, fields, busy, fault, ready, submit, clear };
}

export type PasswordChange = ReturnType<typeof usePasswordChange>;
