import { compact } from '../../kernel/compact.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Email } from './mail.ts';

/** One plain address: no list, no display name, nothing that ends a header's line. */
const ADDRESS = /^[^\s<>()[\]\\,;:"@\p{Cc}]{1,64}@[^\s<>()[\]\\,;:"@\p{Cc}]{1,190}$/u;
/** RFC 5322 allows lines of 998; nobody reads that far. */
const LONGEST_SUBJECT = 200;

/**
 * The email as it may leave. Names that people gave themselves stand in subjects: what would end the
 * line, or turn the direction of writing, becomes a space.
 *
 * @throws AppError mail_refused when it is not for one address
 */
export function checkEmail({ to, subject, text, replyTo }: Email): Email {
  const address = to.trim();
  if (!ADDRESS.test(address))
    throw new AppError('mail_refused', 'The message is not for one e-mail address such as ada@example.org.');
  const line = subject
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SUBJECT);
  const answer = replyTo?.trim();
  return compact({
    to: address,
    subject: line,
    text: text.toWellFormed(),
    // One that is no plain address is left out: the email is of use without it.
    replyTo: answer && ADDRESS.test(answer) ? answer : undefined,
  });
}
