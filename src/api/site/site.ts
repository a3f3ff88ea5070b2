import type { ServerContext } from '../server-context.ts';
import { SiteFactsReader } from './site-facts-reader.ts';
import { SiteRenderer } from './site-renderer.ts';

/** What every public page is made with. */
export interface Site {
  renderer: SiteRenderer;
  facts: SiteFactsReader;
}

/** @param root the folder of the built pages */
export function openSite({ service }: ServerContext, root: string): Site {
  return { renderer: new SiteRenderer(root), facts: new SiteFactsReader(service) };
}
