import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/elements/button.tsx';
import { Disclosure } from '../../components/elements/disclosure.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { cleanEmail, cleanPassword } from '../../lib/account/auth.ts';
import { beginDemo } from '../../lib/account/demo.ts';
import { call } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toast-store.ts';
import { signInFailure } from './messages.ts';

const WRONG = 'These are not the credentials of the demo. Whoever runs this server has them.';

/** A look around with sample data: 24 hours in this browser, no account (4.4). */
export function DemoForm() {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const isEmpty = cleanEmail(email) === '' || cleanPassword(password) === '';

  function fail(title: string, sentence: string): void {
    setFault(sentence);
    setBusy(false);
    showToast(title, { description: sentence, bad: true });
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty || busy) return;
    setBusy(true);
    setFault(undefined);
    const body = { demo_email: cleanEmail(email), demo_password: cleanPassword(password) };
    try {
      if (!(await call('validateDemoCredentials', { body }))) return fail('Authentication Failed', WRONG);
    } catch (error) {
      const { title, description } = signInFailure(error);
      return fail(title, description);
    }
    beginDemo();
    showToast('Welcome!', { description: 'You are looking around with sample data.' });
    await navigate('/discover');
  }

  return (
    <Disclosure title="Try the demo">
      <form onSubmit={(event) => void onSubmit(event)} noValidate className="flex flex-col gap-4">
        <p className="text-ink-2">
          Sample episodes to look around with, for 24 hours in this browser. No account is made.
        </p>
        {fault && <Notice kind="error">{fault}</Notice>}
        <TextField
          label="Demo email"
          showLabel
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Demo password"
          showLabel
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" disabled={isEmpty || busy}>
          {busy ? 'Opening the demo' : 'Open the demo'}
        </Button>
      </form>
    </Disclosure>
  );
}
