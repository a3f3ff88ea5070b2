import { AppError } from '../../../kernel/errors.ts';
import type { Draft } from '../../draft.ts';
export async function readPdf(_bytes: Uint8Array): Promise<Draft> {
  throw new AppError('document_unsupported', 'This kind of document is not read yet.');
}
