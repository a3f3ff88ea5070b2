import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, type Transporter } from 'nodemailer';
import { AppError } from '../../kernel/errors.ts';
import type { Log } from '../log/open-log.ts';
import { checkLetter } from './check-letter.ts';
import { htmlOfText } from './html-of-text.ts';
import type { Mail } from './mail.ts';

/** Milliseconds to wait for the server, and between two tries. */
export interface SmtpPatience {
  answerMs: number;
  betweenMs: readonly number[];
}

const USUAL_PATIENCE: SmtpPatience = { answerMs: 10_000, betweenMs: [500, 2000] };
/** What may pass by itself: the line or the name service failed, or the server said 4xx. */
const PASSING = new Set(['ECONNECTION', 'ECONNRESET', 'ECONNREFUSED', 'ESOCKET', 'ETIMEDOUT', 'EDNS']);

interface SmtpFault {
  code?: string;
  responseCode?: number;
}

/**
 * Mail by SMTP over a few connections that are kept open; TLS wherever the server offers it, always
 * with smtps://. A certificate that does not hold is a fault.
 */
export function openSmtp(
  { url, from }: { url: string; from: string },
  log: Log,
  patience: Partial<SmtpPatience> = {},
): Mail {
  const { answerMs, betweenMs } = { ...USUAL_PATIENCE, ...patience };
  const transport: Transporter = createTransport({
    ...{ url, pool: true, maxConnections: 3, maxMessages: 100 },
    ...{
      dnsTimeout: answerMs,
      connectionTimeout: answerMs,
      greetingTimeout: answerMs,
      socketTimeout: answerMs,
    },
    // Nothing of a message is ever read from a file or fetched.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  } as Parameters<typeof createTransport>[0]);
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    kind: 'smtp',
    async send(letter) {
      const { to, subject, text } = checkLetter(letter);
      const message = {
        ...{ from, to: { name: '', address: to }, subject, text, html: htmlOfText(subject, text) },
        // The same at every try, so that a doubled message can be told.
        messageId: `<${randomUUID()}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      for (let tried = 0; ; tried += 1) {
        try {
          await transport.sendMail(message);
          return;
        } catch (cause) {
          const pause = betweenMs[tried];
          if (pause === undefined || !isPassing(cause as SmtpFault)) throw failed(cause, log);
          await sleep(pause, undefined, { ref: false });
        }
      }
    },
    async close() {
      transport.close();
    },
  };
}

function isPassing({ code, responseCode }: SmtpFault): boolean {
  if (responseCode !== undefined) return responseCode >= 400 && responseCode < 500;
  return code !== undefined && PASSING.has(code);
}

function failed(cause: unknown, log: Log): AppError {
  log.error({ err: cause }, 'A message could not be sent.');
  return new AppError('mail_failed', 'The message could not be sent: the mail server did not take it.', {
    cause,
  });
}
