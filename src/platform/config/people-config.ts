import { z } from 'zod';

/** What the environment decides about people's sign-in and mail. */
export interface PeopleConfig {
  /** Mail by SMTP; absent: the outbox in the database, for the administrator to read. */
  smtp: { url: string; from: string } | undefined;
  /** An OpenID provider shown as "Google"; absent: no such button. */
  google: GoogleConfig | undefined;
  /** Range lookup of breached passwords, without a slash at the end; absent: passwords are not looked up. */
  breachUrl: string | undefined;
  /** What opens the demo; absent: there is none. */
  demo: { email: string; password: string } | undefined;
}

export interface GoogleConfig {
  clientId: string;
  clientSecret: string;
  authorizationUrl: string;
  tokenUrl: string;
  userInfoUrl: string;
}

const web = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** Variables of this part; `readConfig` checks them together with all others. */
export const PEOPLE_VARIABLES = {
  AFTERWORD_SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be smtp://user:password@host:port or smtps://...' })
    .optional(),
  AFTERWORD_MAIL_FROM: z.string().regex(/@/, 'must hold an e-mail address').optional(),
  AFTERWORD_GOOGLE_CLIENT_ID: z.string().optional(),
  AFTERWORD_GOOGLE_CLIENT_SECRET: z.string().optional(),
  AFTERWORD_GOOGLE_AUTHORIZATION_URL: web.default('https://accounts.google.com/o/oauth2/v2/auth'),
  AFTERWORD_GOOGLE_TOKEN_URL: web.default('https://oauth2.googleapis.com/token'),
  AFTERWORD_GOOGLE_USERINFO_URL: web.default('https://openidconnect.googleapis.com/v1/userinfo'),
  AFTERWORD_BREACH_URL: z
    .union([z.literal('off'), web], { error: 'must be an http or https address, or off' })
    .default('https://api.pwnedpasswords.com/range'),
  AFTERWORD_DEMO_EMAIL: z.email('must be an e-mail address').optional(),
  AFTERWORD_DEMO_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
};

const variables = z.object(PEOPLE_VARIABLES);
type Variables = z.infer<typeof variables>;

const PAIRS = [
  ['AFTERWORD_SMTP_URL', 'AFTERWORD_MAIL_FROM'],
  ['AFTERWORD_GOOGLE_CLIENT_ID', 'AFTERWORD_GOOGLE_CLIENT_SECRET'],
  ['AFTERWORD_DEMO_EMAIL', 'AFTERWORD_DEMO_PASSWORD'],
] as const;

/** Variables that only make sense together, one of which is missing. */
export function peopleFaults(value: Variables): string[] {
  return PAIRS.flatMap(([one, other]) => [
    ...(value[one] && !value[other] ? [`${other} must be set with ${one}`] : []),
    ...(value[other] && !value[one] ? [`${one} must be set with ${other}`] : []),
  ]);
}

export function toPeopleConfig(value: Variables): PeopleConfig {
  const { AFTERWORD_SMTP_URL: url, AFTERWORD_MAIL_FROM: from, AFTERWORD_BREACH_URL: breach } = value;
  const { AFTERWORD_GOOGLE_CLIENT_ID: clientId, AFTERWORD_GOOGLE_CLIENT_SECRET: clientSecret } = value;
  const { AFTERWORD_DEMO_EMAIL: email, AFTERWORD_DEMO_PASSWORD: password } = value;
  return {
    smtp: url && from ? { url, from } : undefined,
    google:
      clientId && clientSecret
        ? {
            clientId,
            clientSecret,
            authorizationUrl: value.AFTERWORD_GOOGLE_AUTHORIZATION_URL,
            tokenUrl: value.AFTERWORD_GOOGLE_TOKEN_URL,
            userInfoUrl: value.AFTERWORD_GOOGLE_USERINFO_URL,
          }
        : undefined,
    breachUrl: breach === 'off' ? undefined : breach.replace(/\/+$/, ''),
    demo: email && password ? { email, password } : undefined,
  };
}
