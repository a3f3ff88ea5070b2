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

interface FrameRequest {
  /** Whether the one who asks seems to be signed in: their way into the application differs. */
  isMember: boolean;
  facts: SiteFacts;
  assets: SiteAssets;
}

export interface SiteRequest extends FrameRequest {
  /** The address of a page of the site; undefined for the page of addresses where there is none. */
  page: string | undefined;
  /** What is searched for on a page that can be searched. */
  search?: string | undefined;
}

/** A post of the blog, for its feed. */
export interface Post {
  path: string;
  title: string;
  description: string;
  /** ISO day of its publication. */
  day: string;
  html: string;
}

/** A page whose middle the server writes at each request: forms, and what was measured. */
export interface WrittenPage {
  /** Of the tab and of links to it. */
  title: string;
  description: string;
  /** The address it is known by, such as "/contact". */
  path: string;
  /** What stands between header and footer: HTML, every value in it escaped. */
  body: string;
  /** How its middle is laid out. */
  layout: 'form' | 'reference';
  /** Addresses of modules that make it more comfortable. */
  scripts?: readonly string[];
  /** Seconds after which it is loaded anew where no script does that. */
  refreshSeconds?: number | undefined;
  /** An Atom feed of it. */
  feed?: { href: string; title: string };
  /** It is about one person: kept out of indexes. */
  isPrivate?: boolean;
}

export interface WrittenRequest extends FrameRequest {
  written: WrittenPage;
}

/** What the built module exports. */
export interface SiteModule {
  /** The whole page as HTML. */
  renderSitePage: (request: SiteRequest) => Promise<string>;
  /** A written page in the same frame. */
  renderWrittenPage: (request: WrittenRequest) => Promise<string>;
  /** Newest first. */
  listPosts: () => readonly Post[];
  /** Title and description of each page, for the site map and llms.txt. */
  describeSite: () => readonly { page: string; title: string; description: string }[];
}
