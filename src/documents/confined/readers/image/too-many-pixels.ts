import { AppError } from '../../../../kernel/errors.ts';
import type { ReadLimits } from '../../../shared/limits.ts';

export function tooManyPixels(limits: ReadLimits, cause?: unknown): AppError {
  return new AppError(
    'document_too_large',
    `This picture has more than ${Math.round(limits.pixels / 1e6)} million pixels. Save it smaller and use that.`,
    { details: { limit: 'pixels', allowed: limits.pixels }, cause },
  );
}
