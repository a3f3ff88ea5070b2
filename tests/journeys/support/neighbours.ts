import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OidcServer, startOidc } from '../../accounts/oidc-server.ts';
import { type Inbox, startInbox } from '../../platform/mail/smtp-inbox.ts';

/** A password that the breach service knows, and how often. */
export const BREACHED = { password: 'Password123', count: 2043 };

export interface Neighbours {
  inbox: Inbox;
  oidc: OidcServer;
  /** What the breach service was asked: prefixes of five characters. */
  requests: { path: string; padding: string | undefined }[];
  /** Variables that make an installation at this address know them. */
  environment: Record<string, string>;
  close(): Promise<void>;
}

export const DEMO = { email: 'demo@afterword.local', password: 'look-around-1' };

/** The services an installation speaks to, on this machine: a mail server, an OpenID provider, a breach lookup. */
export async function openNeighbours(url: string): Promise<Neighbours> {
  const inbox = await startInbox();
  const oidc = await startOidc({ redirectUri: `${url}/api/auth/callback/google` });
  const requests: Neighbours['requests'] = [];
  const known = createHash('sha1').update(BREACHED.password).digest('hex').toUpperCase();
  const ranges = createServer(({ url: path = '', headers }, response) => {
    requests.push({ path, padding: headers['add-padding'] as string | undefined });
    const found = path.endsWith(known.slice(0, 5)) ? [`${known.slice(5)}:${BREACHED.count}`] : [];
    const padding = ['0018A45C4D1DEF81644B54AB7F969B88D65:0', '00D4F6E8FA6EECAD2A3AA415EEC418D38EC:0'];
    response.setHeader('content-type', 'text/plain').end([...found, ...padding].join('\r\n'));
  });
  ranges.listen(0, '127.0.0.1');
  await once(ranges, 'listening');
  return {
    inbox,
    oidc,
    requests,
    environment: {
      AFTERWORD_SMTP_URL: inbox.url,
      AFTERWORD_MAIL_FROM: 'Afterword <afterword@example.org>',
      AFTERWORD_GOOGLE_CLIENT_ID: oidc.clientId,
      AFTERWORD_GOOGLE_CLIENT_SECRET: oidc.clientSecret,
      AFTERWORD_GOOGLE_AUTHORIZATION_URL: oidc.authorizationUrl,
      AFTERWORD_GOOGLE_TOKEN_URL: oidc.tokenUrl,
      AFTERWORD_GOOGLE_USERINFO_URL: oidc.userInfoUrl,
      AFTERWORD_BREACH_URL: `http://127.0.0.1:${(ranges.address() as AddressInfo).port}/range`,
      AFTERWORD_DEMO_EMAIL: DEMO.email,
      AFTERWORD_DEMO_PASSWORD: DEMO.password,
    },
    close: async () => {
      ranges.closeAllConnections();
      ranges.close();
      await inbox.close();
      await oidc.close();
    },
  };
}

/** Where letters arrive: a mail server's inbox, or the installation's own outbox. */
export interface EmailInbox {
  next(to: string): Promise<{ text?: string | undefined }>;
}

/** The address in a message that leads back to the installation. */
export async function linkTo(inbox: EmailInbox, email: string): Promise<string> {
  const { text = '' } = await inbox.next(email);
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error(`No address in: ${text}`);
  return link;
}
