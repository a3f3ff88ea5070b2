import type { Service } from '../../workflow/service.ts';
import { SiteFactsReader } from './site-facts-reader.ts';
import { SiteRenderer } from './site-renderer.ts';

/** What renders public pages, and what they are told of the installation. */
export interface PublicSite {
  renderer: SiteRenderer;
  facts: SiteFactsReader;
}

/** @param root the folder of the built pages */
export function openPublicSite(service: Service, root: string): PublicSite {
  return { renderer: new SiteRenderer(root), facts: new SiteFactsReader(service) };
}
