import type { Font } from '../../layout.ts';
import type { PDFPageProxy } from './pdf-library.ts';

const PLAIN: Font = { bold: false, italic: false, mono: false, math: false };

/**
 * The fonts of a document by the name that its text items carry. Text items do not say what their
 * font is; a page's drawing operations bring that along, so they are read, but only for a page
 * that shows a font not seen before.
 */
export class Fonts {
  private readonly known = new Map<string, Font>();

  async learn(page: PDFPageProxy, items: readonly ShownText[]): Promise<void> {
    const fresh = new Set(items.map((item) => item.fontName).filter((name) => !this.known.has(name)));
    if (fresh.size === 0) return;
    await page.getOperatorList().catch(() => null);
    for (const name of fresh) {
      const font = describe(page, name);
      this.known.set(
        name,
        font ?? { ...PLAIN, mono: isFixedWidth(items.filter((item) => item.fontName === name)) },
      );
    }
  }

  get(name: string): Font {
    return this.known.get(name) ?? PLAIN;
  }
}

interface LoadedFont {
  name?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
  isMonospace?: boolean;
}

/** Null for a font without a name of its own, such as the bitmaps of old TeX. */
function describe(page: PDFPageProxy, id: string): Font | null {
  if (!page.commonObjs.has(id)) return null;
  const font = page.commonObjs.get(id) as LoadedFont;
  return !font.name || font.name === 'Type3' ? null : fontFromName(font.name, font);
}

interface ShownText {
  str: string;
  width: number;
  height: number;
  fontName: string;
}

/** All characters equally wide, as far as the text shown so far can tell. */
function isFixedWidth(items: readonly ShownText[]): boolean {
  const widths = items
    .filter((item) => item.str.trim().length >= 5 && item.height > 0)
    .map((item) => item.width / item.str.length / item.height);
  return widths.length >= 3 && Math.max(...widths) - Math.min(...widths) < Math.max(...widths) * 0.03;
}

/** What a font is, from its PostScript name where its flags do not say. */
export function fontFromName(name: string, flags: LoadedFont = {}): Font {
  const bare = name.replace(/^[A-Z]{6}\+/, '');
  const math =
    /^(?:CM(?:MI|SY|EX|BSY|MIB)|MSAM|MSBM|EU[FSRE][MB]|RSFS|LMMath|TeXGyre\w*Math|STIX.*Math|.*Math(?:$|[-_])|Symbol|MTSY|MTMI|MTEX|tx(?:sy|mi|ex)|px(?:sy|mi|ex)|rtxmi|wasy|esint|stmary|Cambria-?Math)/i.test(
      bare,
    );
  return {
    bold:
      Boolean(flags.bold || flags.black) ||
      /bold|black|heavy|[-_](?:medi|demi|semibold)|demi$|medi(?:um)?(?:ital|obli)?$|^CMBX|^SFBX|^CMB\d|^ec?bx|^[A-Z]*BX\d/i.test(
        bare,
      ),
    italic:
      Boolean(flags.italic) ||
      /italic|oblique|[-_]?ital$|(?:medi|regu|demi)ital|slanted|^CM(?:TI|SL|BXTI)|^SF(?:TI|SL)/i.test(bare),
    mono:
      Boolean(flags.isMonospace) ||
      /mono|courier|consolas|typewriter|^CM(?:TT|SLTT|ITT|VTT|TCSC)|^SF(?:TT|ST|IT)|^[a-z]*tt\d+$|code|terminal|menlo|fixed|luxi ?mono|inconsolata|^NimbusMon|^txtt|^LMMono/i.test(
        bare,
      ),
    math,
  };
}
