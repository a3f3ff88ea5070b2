import type { ReactElement } from 'react';
import type { SiteFacts } from '../../kernel/contracts/site.ts';
import type { SitePreview } from '../../kernel/rules/site-previews.ts';

/** A public page: what stands in its head, and what in its middle. */
export interface SiteContent {
  title: string;
  /** For search engines and previews: one or two sentences. */
  description: string;
  /** What stands between the header and the footer. */
  body: (facts: SiteFacts, search?: string) => ReactElement;
  /** Modules without React that make something of it move: names of files in `islands/`. */
  islands?: readonly string[];
  /** A feed of it, for readers of feeds. */
  feed?: { href: string; title: string };
  /** What previews show of it; the picture of the product where nothing is said. */
  preview?: SitePreview;
  /** For previews; a website where nothing is said. */
  type?: 'website' | 'article';
  /** Schema.org, as it stands in the head. */
  jsonLd?: (facts: SiteFacts) => object;
}
