import { escapeXml } from '../escape-xml.ts';
import { embedPath } from './visibilities.ts';

/** Heights at which the embedded player has another shape. */
export const EMBED_HEIGHTS = { line: 80, compact: 152, score: 352, full: 640 } as const;

export const EMBED_THEMES = ['light', 'dark'] as const;

/** How the embedded player looks; what is absent follows the system and the product. */
export interface EmbedLook {
  theme?: (typeof EMBED_THEMES)[number] | undefined;
  /** "#2a5d67". */
  color?: string | undefined;
}

/**
 * The address of the player of an episode.
 *
 * @param listenAddress the whole address of its page, with its key where it has one
 */
export function embedAddress(listenAddress: string, contentId: string, { theme, color }: EmbedLook): string {
  const url = new URL(listenAddress);
  url.pathname = embedPath(contentId);
  if (theme) url.searchParams.set('theme', theme);
  if (color) url.searchParams.set('color', color.replace('#', ''));
  return url.href;
}

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
