import type { SitePage } from '../rules/site-pages.ts';

/*
 * Between the server and the public pages, which are React components that it renders. They are built
 * for it into a module of their own.
 */

/** What the public pages say of this installation. Nothing here is of a person. */
export interface SiteFacts {
  /** Its public address, without a slash at the end. */
  origin: string;
  /** Voices that can be chosen here, and the languages they speak. */
  voices: number;
  languages: number;
  /** Whether one can sign in with Google. */
  googleSignIn: boolean;
  /** Addresses of public samples, where there are any. */
  sampleAudio?: string;
  demoVideo?: string;
}

/** The built files that a page names, by their place in the sources ("site/site.css"). */
export type SiteAssets = Readonly<Record<string, string>>;

export interface SiteRequest {
  /** A page of the site; undefined for the page of addresses where there is none. */
  page: SitePage | undefined;
  /** Whether the one who asks seems to be signed in: their way into the application differs. */
  isMember: boolean;
  facts: SiteFacts;
  assets: SiteAssets;
}

/** What the built module exports. */
export interface SiteModule {
  /** The whole page as HTML. */
  renderSitePage: (request: SiteRequest) => Promise<string>;
  /** Title and description of each page, for the site map and llms.txt. */
  describeSite: () => readonly { page: SitePage; title: string; description: string }[];
}
