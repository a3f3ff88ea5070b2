import { escapeXml } from '../escape-xml.ts';

/** Heights at which the embedded player has another shape. */
export const EMBED_HEIGHTS = { line: 80, compact: 152, score: 352 } as const;

/** What one puts into a page: it weighs nothing before it comes into sight, and loads no sound before Play. */
export function embedSnippet({
  title,
  embedUrl,
  width,
  height,
}: {
  title: string;
  embedUrl: string;
  /** CSS pixels; absent: as wide as the page lets it be. */
  width?: number;
  height: number;
}): string {
  return `<iframe src="${escapeXml(embedUrl)}" title="${escapeXml(title)}" width="${width ?? '100%'}" height="${height}" loading="lazy" allow="autoplay; clipboard-write; encrypted-media; fullscreen" style="border:0"></iframe>`;
}
