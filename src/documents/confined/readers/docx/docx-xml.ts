import { authorsFrom, usableTitle } from '../../../shared/title.ts';

/** Title, authors and language from a DOCX's own parts. */
export function docxMetadata(parts: ReadonlyMap<string, string>): {
  title: string | null;
  authors: string[];
  language: string | null;
} {
  const core = parts.get('docProps/core.xml') ?? '';
  const styles = parts.get('word/styles.xml') ?? '';
  return {
    title: usableTitle(unescaped(/<dc:title[^>]*>([^<]*)</.exec(core)?.[1] ?? '')),
    authors: authorsFrom(unescaped(/<dc:creator[^>]*>([^<]*)</.exec(core)?.[1] ?? '')),
    language: /<w:lang\b[^>]*w:val="([^"]+)"/.exec(styles)?.[1] ?? null,
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name]!);
}

/**
 * The body with each formula as a run of its characters in the style "AfMath"; the converter
 * would leave formulas out, and the sentence around one would lose its object.
 */
export function formulasAsRuns(xml: string): string {
  return xml
    .replace(/<\/?m:oMathPara(?:\s[^>]*)?>|<m:oMathParaPr>[\s\S]*?<\/m:oMathParaPr>/g, '')
    .replace(/<m:oMath>[\s\S]*?<\/m:oMath>|<m:oMath\s[^>]*>[\s\S]*?<\/m:oMath>/g, (math) => {
      const parts = math.matchAll(/<m:t(?:\s[^>]*)?>([^<]*)<\/m:t>|<m:(sup)>/g);
      const text = Array.from(parts, (match) => (match[2] ? '^' : match[1])).join('');
      return `<w:r><w:rPr><w:rStyle w:val="AfMath"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    });
}
