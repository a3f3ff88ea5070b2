import { ApiError } from './api.ts';

/** A toast of the specification: its title and the sentence below it. */
export interface Said {
  title: string;
  description: string;
}

export const UNEXPECTED = 'An unexpected error occurred';

const TOO_COMMON =
  'This password was found in known data breaches or is too common. Please choose a stronger, unique password.';
const TOO_WEAK = 'Please use at least 8 characters with upper/lowercase letters and a number.';
const REJECTED = 'Password rejected. Please choose a stronger password.';

/** A failure under a title of the specification (8.3): the server's sentence, or that something else broke. */
export function failure(title: string, error: unknown): Said {
  return { title, description: error instanceof ApiError ? error.message : UNEXPECTED };
}

/** Why a new password was not taken, where it is the password that was refused (8.2). */
export function rejection({ code, message }: ApiError): string | undefined {
  if (code === 'password_breached') return TOO_COMMON;
  if (code === 'password_too_weak') return TOO_WEAK;
  if (message.trim() === '') return REJECTED;
  if (code === 'password_used_before') return undefined;
  if (/breach|pwned|compromised|too common/i.test(message)) return TOO_COMMON;
  return /password.*(weak|short|characters)/i.test(message) ? TOO_WEAK : undefined;
}
