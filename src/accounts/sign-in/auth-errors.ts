import { AppError, type ErrorCode } from '../../kernel/errors.ts';
import { CREDENTIALS_WRONG } from '../auth-names.ts';

/** What the sign-in library says, in our codes and sentences. */
export const LIBRARY_ERRORS: Record<string, [ErrorCode, string]> = {
  INVALID_EMAIL_OR_PASSWORD: ['credentials_wrong', CREDENTIALS_WRONG],
  INVALID_PASSWORD: ['credentials_wrong', 'The password is not right.'],
  CREDENTIAL_ACCOUNT_NOT_FOUND: [
    'conflict',
    'This account has no password yet: set one on the page /settings.',
  ],
  EMAIL_NOT_VERIFIED: [
    'email_not_verified',
    'This e-mail address is not verified yet: open the link in the message that was sent to it.',
  ],
  PASSWORD_TOO_SHORT: [
    'password_too_weak',
    'Please use at least 8 characters with upper/lowercase letters and a number.',
  ],
  INVALID_TOKEN: ['sign_in_link_invalid', 'This link was used already or is too old. Ask for a new one.'],
  INVALID_TWO_FACTOR_COOKIE: ['not_signed_in', 'The sign-in took too long. Enter the password again.'],
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: ['not_signed_in', 'Too many wrong codes. Enter the password again.'],
  INVALID_CODE: ['credentials_wrong', 'The code is not right.'],
  INVALID_BACKUP_CODE: ['credentials_wrong', 'The recovery code is not right, or was used already.'],
  TOTP_ALREADY_ENABLED: ['conflict', 'Two-factor sign-in is on already. Switch it off first.'],
  TOTP_NOT_ENABLED: ['conflict', 'Two-factor sign-in is not set up.'],
  TWO_FACTOR_NOT_ENABLED: ['conflict', 'Two-factor sign-in is not set up.'],
  BACKUP_CODES_NOT_ENABLED: ['conflict', 'Two-factor sign-in is not set up.'],
  UNAUTHORIZED: ['not_signed_in', 'Sign in first: nobody is, or the session is over.'],
};

export function authError(status: number, code: string | undefined): AppError {
  const known = code ? LIBRARY_ERRORS[code] : undefined;
  if (known) return new AppError(...known);
  if (status === 409) return new AppError('conflict', 'It changed just now. Try again.');
  if (status === 401)
    return new AppError('not_signed_in', 'Sign in first: nobody is, or the session is over.');
  if (status === 403) return new AppError('not_allowed', 'This is not allowed.');
  if (status === 404) return new AppError('not_found', 'There is nothing at this address.');
  if (status < 500) return new AppError('input_invalid', 'The request is not right.');
  return new AppError('internal', 'Something went wrong on the server. Trying again may help.');
}
