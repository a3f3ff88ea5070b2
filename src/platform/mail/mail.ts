/** A message as it leaves the house; the HTML part is made of the text, with its first address as a button. */
export interface Email {
  to: string;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string;
  subject: string;
  /** Plain text, 72 columns or so; addresses stand on lines of their own. */
  text: string;
}

/** Mail by SMTP, or the outbox of an installation without a mail server. */
export interface Mail {
  kind: 'smtp' | 'outbox';
  /**
   * Resolves once the mail server, or the outbox, has it. One try.
   *
   * @param id the same when it is tried again, so that a doubled message can be told
   * @throws AppError mail_failed: it may be taken later; mail_refused: it never will
   */
  send(letter: Email, id?: string): Promise<void>;
  close(): Promise<void>;
}
