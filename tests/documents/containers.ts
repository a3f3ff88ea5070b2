import { strToU8, zipSync } from 'fflate';

/** A zip container of these text parts, in this order. */
export function container(parts: Record<string, string>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface SlideParts {
  /** Shapes, as PresentationML. */
  shapes: string;
  /** Attributes of the slide itself. */
  attributes?: string;
  /** Layout type, such as "secHead". */
  layout?: string;
  notes?: string;
}

/** A presentation; slide part names run against the order of the slides. `sections` name the slide that opens each. */
export function pptx(slides: readonly SlideParts[], sections: Record<number, string> = {}): Uint8Array {
  const part = (index: number) => slides.length - index;
  const ids = slides.map((_, index) => `<p:sldId id="${300 + index}" r:id="rId${index + 1}"/>`).join('');
  const named = Object.entries(sections)
    .map(
      ([index, name]) =>
        `<p14:section name="${name}"><p14:sldIdLst><p14:sldId id="${300 + Number(index)}"/></p14:sldIdLst></p14:section>`,
    )
    .join('');
  const parts: Record<string, string> = {
    'ppt/presentation.xml': `${XML}<p:presentation><p:sldIdLst>${ids}</p:sldIdLst><p:extLst><p:ext><p14:sectionLst>${named}</p14:sectionLst></p:ext></p:extLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      slides.map((_, index) => ['slide', `slides/slide${part(index)}.xml`]),
    ),
    'ppt/slideMasters/slideMaster1.xml': `${XML}<p:sldMaster><p:cSld><p:spTree>${placeholder('body', 'x', 'y="2000000"')}</p:spTree></p:cSld><p:txStyles><p:bodyStyle><a:lvl1pPr><a:buChar char="•"/></a:lvl1pPr><a:lvl2pPr><a:buChar char="–"/></a:lvl2pPr></p:bodyStyle></p:txStyles></p:sldMaster>`,
  };
  for (const [index, slide] of slides.entries()) {
    const name = `slide${part(index)}.xml`;
    parts[`ppt/slides/${name}`] =
      `${XML}<p:sld ${slide.attributes ?? ''}><p:cSld><p:spTree>${slide.shapes}</p:spTree></p:cSld></p:sld>`;
    parts[`ppt/slides/_rels/${name}.rels`] = relations([
      ['slideLayout', `../slideLayouts/layout${index}.xml`],
      ...(slide.notes === undefined
        ? []
        : [['notesSlide', `../notesSlides/notes${index}.xml`] as [string, string]]),
    ]);
    parts[`ppt/slideLayouts/layout${index}.xml`] =
      `${XML}<p:sldLayout type="${slide.layout ?? 'obj'}"><p:cSld><p:spTree/></p:cSld></p:sldLayout>`;
    parts[`ppt/slideLayouts/_rels/layout${index}.xml.rels`] = relations([
      ['slideMaster', '../slideMasters/slideMaster1.xml'],
    ]);
    if (slide.notes !== undefined)
      parts[`ppt/notesSlides/notes${index}.xml`] =
        `${XML}<p:notes><p:cSld><p:spTree>${placeholder('sldNum', '7')}${placeholder('body', slide.notes)}</p:spTree></p:cSld></p:notes>`;
  }
  return container(parts);
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const rows = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${TYPE}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships>${rows.join('')}</Relationships>`;
}

/** A paragraph; a run starting with "*" is bold. */
export function paragraph(text: string, properties = ''): string {
  return `<a:p>${properties}<a:r>${text.startsWith('*') ? '<a:rPr lang="en-GB" b="1"/>' : '<a:rPr lang="en-GB"/>'}<a:t>${text.replace(/^\*/, '')}</a:t></a:r></a:p>`;
}

export function placeholder(type: string, text: string, place = ''): string {
  const body = text.startsWith('<') ? text : paragraph(text);
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="x"/><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr>${place ? box(`x="0" ${place}`) : '<p:spPr/>'}<p:txBody>${body}</p:txBody></p:sp>`;
}

export function textBox(text: string, x: number, y: number, width = 900): string {
  return `<p:sp><p:nvSpPr><p:cNvPr id="3" name="t"/><p:nvPr/></p:nvSpPr>${box(`x="${x}" y="${y}"`, width)}<p:txBody>${paragraph(text)}</p:txBody></p:sp>`;
}

function box(offset: string, width = 900): string {
  return `<p:spPr><a:xfrm><a:off ${offset}/><a:ext cx="${width}" cy="400"/></a:xfrm></p:spPr>`;
}

/** An OpenDocument text of this body; `styles` are its automatic styles. */
export function odt(body: string, styles = '', parts: Record<string, string> = {}): Uint8Array {
  return container({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `${XML}<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    'meta.xml': `${XML}<office:document-meta><office:meta><dc:title>Ice on the lake</dc:title><meta:initial-creator>Mara Lindt</meta:initial-creator><dc:language>en-GB</dc:language></office:meta></office:document-meta>`,
    ...parts,
  });
}

export interface BookFile {
  name: string;
  body: string;
  /** Attributes of the manifest's item. */
  item?: string;
  bodyAttributes?: string;
}

/** A book of these documents; `ncx` labels them by name, `guide` and `extra` go into the package document and the container. */
export function epub(
  files: readonly BookFile[],
  options: { ncx?: Record<string, string>; guide?: string; parts?: Record<string, string> } = {},
): Uint8Array {
  const items = files.map(
    ({ name, item }, index) =>
      `<item id="i${index}" href="text/${name}" media-type="application/xhtml+xml" ${item ?? ''}/>`,
  );
  const points = Object.entries(options.ncx ?? {}).map(
    ([name, label]) =>
      `<navPoint><navLabel><text>${label}</text></navLabel><content src="text/${name}#top"/></navPoint>`,
  );
  const documents = files.map(({ name, body, bodyAttributes }) => [
    `OEBPS/text/${name}`,
    `${XML}<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title/></head><body ${bodyAttributes ?? ''}>${body}</body></html>`,
  ]);
  return container({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': `${XML}<container><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
    'OEBPS/book.opf': `${XML}<package><metadata><dc:title>The ice book</dc:title><dc:creator opf:role="aut">Lindt, Mara</dc:creator><dc:creator opf:role="trl">Jon Ek</dc:creator><dc:language>en</dc:language></metadata><manifest>${items.join('')}<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/></manifest><spine toc="ncx">${files.map((_, index) => `<itemref idref="i${index}"/>`).join('')}</spine><guide>${options.guide ?? ''}</guide></package>`,
    'OEBPS/toc.ncx': `${XML}<!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "http://www.daisy.org/z3986/2005/ncx-2005-1.dtd"><ncx><navMap>${points.join('')}</navMap></ncx>`,
    ...Object.fromEntries(documents),
    ...options.parts,
  });
}
