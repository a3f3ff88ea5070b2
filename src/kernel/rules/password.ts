export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** Of a code of an authenticator (RFC 6238). */
export const CODE_DIGITS = 6;

/** What a password needs (specification 5.2), in the order of the checklist. */
export const PASSWORD_RULES = {
  length: (password: string) => password.length >= MIN_PASSWORD_LENGTH,
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
} as const;

export type PasswordRule = keyof typeof PASSWORD_RULES;

/** Which of them it breaks; empty for one that may be taken. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  const rules = Object.keys(PASSWORD_RULES) as PasswordRule[];
  return rules.filter((rule) => !PASSWORD_RULES[rule](password));
}
