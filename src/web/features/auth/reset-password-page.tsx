import { useSearchParams } from 'react-router';
import { Spinner } from '../../components/elements/spinner.tsx';
import { useSecurity } from '../../lib/account/security.ts';
import { usePageMeta } from '../../lib/browser/page-meta.ts';
import { AskForReset } from './ask-for-reset.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ChangeForm } from './change-form.tsx';
import { ResetForm } from './reset-form.tsx';

/** /reset-password: with the token of a message, or for who is signed in and has to choose a new one. */
export default function ResetPasswordPage() {
  usePageMeta({
    title: 'Reset password',
    description: 'Choose a new password for your Afterword account.',
    path: '/reset-password',
  });
  const [params] = useSearchParams();
  const { status, session } = useSecurity();
  const token = params.get('token') ?? undefined;
  return (
    <AuthFrame>
      {token ? (
        <ResetForm token={token} />
      ) : params.has('error') ? (
        <AskForReset refused />
      ) : status === 'loading' ? (
        <>
          <h1 className="sr-only">Reset password</h1>
          <Spinner />
        </>
      ) : session ? (
        <ChangeForm session={session} />
      ) : (
        <AskForReset />
      )}
    </AuthFrame>
  );
}
