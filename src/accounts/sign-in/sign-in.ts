import type { AuthAnswer } from './auth-answer.ts';
import type { AuthPath } from './auth-paths.ts';
import type { AuthRequest } from './auth-request.ts';
import { openDesk } from './desk.ts';
import type { SignInLog, SignInParts } from './sign-in-parts.ts';
import type { Step } from './step.ts';
import { changePassword } from './steps/account.ts';
import { changeEmail, confirmEmail, undoEmail } from './steps/change-email.ts';
import { enterGoogle, startGoogle } from './steps/google.ts';
import { signInWithPassword } from './steps/password.ts';
import { reauthenticate } from './steps/reauthenticate.ts';
import { requestReset, resetPassword } from './steps/reset.ts';
import { signOut } from './steps/sign-out.ts';
import { signUp } from './steps/sign-up.ts';
import { changeTwoFactor, verifyCode } from './steps/two-factor.ts';
import { resendVerification, verifyEmail } from './steps/verify-email.ts';

/** Sign-in with password, code or identity provider, and what belongs to it. */
export interface SignIn {
  /** @throws AppError what the person is told */
  answer(request: AuthRequest): Promise<AuthAnswer>;
}

const STEPS: Record<AuthPath, Step> = {
  'sign-up/email': signUp,
  'sign-in/email': signInWithPassword,
  'sign-in/oauth2': startGoogle,
  'callback/google': enterGoogle,
  'request-password-reset': requestReset,
  'reset-password': resetPassword,
  'send-verification-email': resendVerification,
  'verify-email': verifyEmail,
  'change-password': changePassword,
  'change-email': changeEmail,
  'confirm-email': confirmEmail,
  'undo-email': undoEmail,
  reauthenticate,
  'two-factor/enable': changeTwoFactor,
  'two-factor/disable': changeTwoFactor,
  'two-factor/generate-backup-codes': changeTwoFactor,
  'two-factor/get-totp-uri': changeTwoFactor,
  'two-factor/verify-totp': verifyCode,
  'two-factor/verify-backup-code': verifyCode,
  'sign-out': signOut,
};

export function openSignIn(parts: SignInParts, log: SignInLog): SignIn {
  const desk = openDesk(parts, log);
  return {
    answer: (request) => STEPS[request.path](desk, request),
  };
}
