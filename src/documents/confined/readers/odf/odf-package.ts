import { AppError } from '../../../../kernel/errors.ts';
import { authorsFrom, usableTitle } from '../../../shared/title.ts';
import { childAt, descendants, elementText, type XmlElement } from '../xml/xml-tree.ts';
import { type Container, resolveName } from '../zip/container.ts';
import { readXml } from '../zip/relations.ts';
import { OdfStyles } from './odf-styles.ts';

/** An OpenDocument package (ODF 1.3 part 2): its body, styles and what it says of itself. */
export interface OdfPackage {
  container: Container;
  body: XmlElement | undefined;
  styles: OdfStyles;
  title: string | null;
  authors: string[];
  language: string | null;
}

/** Throws `document_encrypted` for a package with a password. */
export function openPackage(container: Container): OdfPackage {
  refuseEncrypted(container);
  const content = readXml(container, 'content.xml') ?? undefined;
  const common = readXml(container, 'styles.xml') ?? undefined;
  const meta = childAt(readXml(container, 'meta.xml') ?? undefined, 'meta');
  const styles = new OdfStyles([common, content]);
  const author = elementText(childAt(meta, 'initial-creator')) || elementText(childAt(meta, 'creator'));
  return {
    container,
    body: childAt(content, 'body'),
    styles,
    title: usableTitle(elementText(childAt(meta, 'title'))),
    authors: authorsFrom(author),
    language: elementText(childAt(meta, 'language')) || languageOf(common),
  };
}

function refuseEncrypted(container: Container): void {
  const manifest = readXml(container, 'META-INF/manifest.xml') ?? undefined;
  if (descendants(manifest, 'encryption-data').length === 0) return;
  throw new AppError(
    'document_encrypted',
    'This document is protected by a password. Save a copy without one and use that.',
  );
}

/** The language of the default paragraph style. */
function languageOf(styles: XmlElement | undefined): string | null {
  const found = descendants(styles, 'default-style').find(
    ({ attributes }) => attributes['style:family'] === 'paragraph',
  );
  const { 'fo:language': language, 'fo:country': country } =
    childAt(found, 'text-properties')?.attributes ?? {};
  if (!language || language === 'none' || language === 'zxx') return null;
  return country && country !== 'none' ? `${language}-${country}` : language;
}

/** The root of an object that is embedded in the document, such as a formula; null when there is none. */
export function embeddedPart(container: Container, frame: XmlElement): Uint8Array | null {
  const href = childAt(frame, 'object')?.attributes['xlink:href'];
  return href === undefined ? null : container.read(resolveName('', `${href}/content.xml`));
}
