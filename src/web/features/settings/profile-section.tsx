import type { SessionView } from '../../lib/account/security.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';

export function ProfileSection({ session }: { session: SessionView }) {
  return (
    <>
      <NameForm session={session} />
      {session.hasPassword || session.user.ssoProvider ? (
        <EmailForm session={session} />
      ) : (
        <CredentialsForm session={session} />
      )}
      {session.user.ssoProvider && !session.hasPassword && <CredentialsForm session={session} />}
    </>
  );
}
