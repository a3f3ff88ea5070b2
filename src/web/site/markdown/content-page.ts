/** The folders of `content/`, each an area of the site. */
export const CONTENT_AREAS = ['blog', 'help', 'docs', 'legal'] as const;
export type ContentArea = (typeof CONTENT_AREAS)[number];

/** A Markdown file as the build leaves it. */
export interface ContentPage {
  area: ContentArea;
  /** The name of the file, without its ending. */
  slug: string;
  title: string;
  description: string;
  /** ISO day: of a post its publication, of a legal page its last change. */
  date?: string | undefined;
  /** What it stands under in the list of its area. */
  section?: string | undefined;
  /** Its place in that list; those without come last, by title. */
  order?: number | undefined;
  html: string;
  /** What one can search in: the text without its marks. */
  text: string;
  headings: readonly { id: string; text: string }[];
}
