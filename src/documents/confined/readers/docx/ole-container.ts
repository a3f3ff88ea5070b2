import { AppError } from '../../../../kernel/errors.ts';
import type { Draft } from '../../../shared/draft.ts';

/** The stream of an encrypted Office document, as its container's directory spells it (UTF-16). */
const ENCRYPTED = 'EncryptedPackage';

/** An OLE container is an Office document with a password, or one of the formats before DOCX. */
export async function refuseOle(bytes: Uint8Array): Promise<Draft> {
  if (holds(bytes, ENCRYPTED)) {
    throw new AppError(
      'document_encrypted',
      'This document is protected by a password. Save a copy without one and use that.',
    );
  }
  const [what, remedy] = OLDER.find(([stream]) => holds(bytes, stream))?.slice(1) ?? UNKNOWN;
  throw new AppError('document_unsupported', `This is ${what}. ${remedy} and use that.`);
}

/** Formats before Office Open XML, by a stream that each of them has (MS-DOC, MS-PPT, MS-XLS, MS-OXMSG). */
const OLDER: [stream: string, what: string, remedy: string][] = [
  ['WordDocument', 'a document in an older Word format', 'Save it as DOCX or PDF'],
  ['PowerPoint Document', 'a presentation in an older PowerPoint format', 'Save it as PPTX or PDF'],
  ['Workbook', 'a workbook in an older Excel format', 'Save the sheet as CSV'],
  ['__properties_version1.0', 'an Outlook message', 'Save it as text or HTML'],
];
const UNKNOWN = ['a document in an older Office format', 'Save it as DOCX, PPTX or PDF'];

function holds(bytes: Uint8Array, stream: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(Buffer.from(stream, 'utf16le'));
}
