import { AppError } from '../../kernel/errors.ts';
import type { Service } from '../service.ts';
import type { SourceRow } from '../store/sources.ts';

export async function fetchSource(_service: Service, _source: SourceRow, _folder: string, _signal?: AbortSignal): Promise<SourceRow> {
  throw new AppError('url_unreachable', 'Not yet.');
}
