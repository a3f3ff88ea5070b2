import { APICallError } from 'ai';
import { AppError } from '../../../kernel/errors.ts';
import type { CloudService } from './services.ts';

export interface Judgement {
  /** Whether another attempt may do better. */
  again: boolean;
  /** How long the service asks to wait, in milliseconds. */
  waitMs?: number | undefined;
  /** What to say when no attempt did; undefined where it is the sentence's own fault. */
  error: AppError | undefined;
}

const QUOTA =
  /insufficient_quota|quota_exceeded|billing_hard_limit|payment_required|credits? (?:balance|limit)/i;

/** Tells a spent quota and a refused key from what passes. Never repeats what the service was sent. */
export function judgeFault(error: unknown, service: CloudService): Judgement {
  if (!APICallError.isInstance(error)) return { again: true, error: unreachable(service, error) };
  const { statusCode, responseBody = '', responseHeaders } = error;
  if (statusCode === undefined) return { again: true, error: unreachable(service, error) };
  if (
    statusCode === 402 ||
    ((statusCode === 429 || statusCode === 401 || statusCode === 403) && QUOTA.test(responseBody))
  )
    return { again: false, error: quotaSpent(service) };
  if (statusCode === 401 || statusCode === 403)
    return { again: false, error: keyRefused(service, statusCode) };
  const failed = failedWith(service, statusCode);
  if (statusCode === 429 || statusCode === 408 || statusCode >= 500)
    return { again: true, waitMs: retryAfter(responseHeaders?.['retry-after']), error: failed };
  if (statusCode === 404) return { again: false, error: failed };
  return { again: false, error: undefined };
}

/** Retry-After is seconds or a date (RFC 9110, 10.2.3). */
function retryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

function quotaSpent({ id, name }: CloudService): AppError {
  return new AppError(
    'provider_quota_spent',
    `The credit at ${name} is used up. The takes made so far are kept: run again when there is credit, or with another voice.`,
    { details: { provider: id } },
  );
}

function keyRefused({ id, name, keyVariable }: CloudService, status: number): AppError {
  return new AppError('provider_key_refused', `${name} does not accept the key in ${keyVariable}.`, {
    details: { provider: id, variable: keyVariable, status },
  });
}

function failedWith({ id, name }: CloudService, status: number): AppError {
  return new AppError(
    'provider_failed',
    `${name} answered with status ${status}. The takes made so far are kept: run again.`,
    { details: { provider: id, status } },
  );
}

function unreachable({ id, name }: CloudService, cause: unknown): AppError {
  const reason =
    cause instanceof Error && cause.name === 'TimeoutError'
      ? 'did not answer in time'
      : 'could not be reached';
  return new AppError('provider_failed', `${name} ${reason}. The takes made so far are kept: run again.`, {
    details: { provider: id },
  });
}
