import { EventEmitter, once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A message as it came, and to whom the envelope said it goes. */
export interface InboxMail extends Email {
  envelopeTo: string[];
  secure: boolean;
  /** As it came over the line. */
  raw: string;
}

export interface Inbox {
  /** For AFTERWORD_SMTP_URL. */
  url: string;
  mails(): InboxMail[];
  /** The next message to this address that nobody took yet; waits for it. */
  next(to: string): Promise<InboxMail>;
  close(): Promise<void>;
}

/** A real mail server on a free port of this machine that keeps what it is given. */
export async function startInbox(options: SMTPServerOptions = {}): Promise<Inbox> {
  const stored: InboxMail[] = [];
  const taken = new Set<InboxMail>();
  const arrivals = new EventEmitter().setMaxListeners(0);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        const raw = Buffer.concat(parts);
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
        const mail = await PostalMime.parse(raw);
        stored.push({ ...mail, envelopeTo, secure: session.secure, raw: raw.toString() });
        done();
        arrivals.emit('mail');
      });
    },
    ...options,
  });
  // A sender that goes away in the middle is no fault of the tests.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => [...stored],
    async next(to) {
      for (;;) {
        const mail = stored.find((each) => !taken.has(each) && each.envelopeTo.includes(to));
        if (mail) {
          taken.add(mail);
          return mail;
        }
        await once(arrivals, 'mail');
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
