import type Stripe from 'stripe';
import { AppError } from '../../kernel/errors.ts';

const RETRIES = 2;
const PATIENCE_MS = 20_000;

/** A client of Stripe's API. The library is loaded when somebody pays, not when a server starts. */
export async function openStripe(key: string, url: string | undefined): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const at = url === undefined ? undefined : new URL(url);
  return new Client(key, {
    maxNetworkRetries: RETRIES,
    timeout: PATIENCE_MS,
    telemetry: false,
    ...(at && {
      host: at.hostname,
      port: at.port || (at.protocol === 'https:' ? 443 : 80),
      protocol: at.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

interface StripeFault {
  type?: string;
  code?: string;
  message?: string;
}

/** Does something at Stripe; what goes wrong there becomes one of our errors, without keys in it. */
export async function atStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const { type, message } = cause as StripeFault;
    if (!type?.startsWith('Stripe')) throw cause;
    if (type === 'StripeAuthenticationError' || type === 'StripePermissionError')
      throw new AppError('provider_key_refused', 'Stripe refuses the key of this server.', { cause });
    if (type === 'StripeCardError')
      throw new AppError('conflict', message ?? 'The card was declined.', { cause });
    throw new AppError('provider_failed', 'Stripe does not answer as it should. Try again in a moment.', {
      cause,
    });
  }
}

/** Whether Stripe says that there is no such thing. */
export function isMissing(fault: unknown): boolean {
  return (fault as StripeFault).code === 'resource_missing';
}
