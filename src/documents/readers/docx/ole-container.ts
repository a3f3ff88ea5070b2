import { AppError } from '../../../kernel/errors.ts';
import type { Draft } from '../../draft.ts';

/** The stream of an encrypted Office document, as its container's directory spells it (UTF-16). */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** An OLE container is an Office document with a password, or one of the formats before DOCX. */
export async function refuseOle(bytes: Uint8Array): Promise<Draft> {
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(ENCRYPTED)) {
    throw new AppError(
      'document_encrypted',
      'This document is protected by a password. Save a copy without one and use that.',
    );
  }
  throw new AppError(
    'document_unsupported',
    'This is a document in an older Office format. Save it as DOCX or PDF and use that.',
  );
}
