import { AppError } from '../../../../kernel/errors.ts';
import { descendants } from '../xml/xml-tree.ts';
import type { Container } from '../zip/container.ts';
import { readBookXml } from './epub-package.ts';

/** Ways of making fonts useless outside the book; they leave the text alone (EPUB 3.3, 4.4). */
const FONTS_ONLY = /^http:\/\/(?:www\.idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC)$/;

/** Throws `document_encrypted` for a book whose text is locked by its seller or lender. */
export function refuseProtected(container: Container): void {
  if (!container.has('META-INF/encryption.xml')) return;
  const locked = descendants(readBookXml(container, 'META-INF/encryption.xml'), 'EncryptedData').some(
    (data) => {
      const method = descendants(data, 'EncryptionMethod')[0]?.attributes.Algorithm ?? '';
      return !FONTS_ONLY.test(method);
    },
  );
  if (!locked) return;
  throw new AppError(
    'document_encrypted',
    'This book is locked by copy protection, so its text cannot be read. A copy without protection can.',
  );
}
