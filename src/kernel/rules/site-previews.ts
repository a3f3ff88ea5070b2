/**
 * The pictures that previews of public pages show (Open Graph), by what a page is. They are drawn by
 * `npm run previews` and kept in the repository.
 */
export const SITE_PREVIEWS = {
  home: ['Your notes,', 'talked through.'],
  product: ['Documents into', 'conversations.'],
  docs: ['Afterword:', 'documentation.'],
  help: ['Afterword:', 'how it is done.'],
  blog: ['How Afterword', 'works inside.'],
  legal: ['Afterword: what holds', 'between us.'],
  forms: ['Try it, ask,', 'and look inside.'],
} as const satisfies Record<string, readonly [string, string]>;

export type SitePreview = keyof typeof SITE_PREVIEWS;

export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** The file of a picture, under the origin of the installation. */
export function previewPath(preview: SitePreview): string {
  return `/previews/${preview}.png`;
}
