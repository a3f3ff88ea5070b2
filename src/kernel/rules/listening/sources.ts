/** Where a request for sound comes from. `site`: a page elsewhere, by its host. */
export const SOURCE_LABELS = {
  feed: 'The feed',
  private_feed: 'A private feed',
  page: 'Its page here',
  embed: 'Embedded on other sites',
  saved: 'Saved as a file',
  direct: 'Its address alone',
  site: 'Another site',
} as const;

export type SourceKind = keyof typeof SOURCE_LABELS;
/** A kind, or `site:` with a host. */
export type ListeningSource = Exclude<SourceKind, 'site'> | `site:${string}`;

/** What downloads of our own players are called among the apps. */
export const OWN_PLAYER = 'Afterword’s player';

const LONGEST_HOST = 100;

/**
 * @param asked.via how the address was built: enclosures of feeds have a name of their own
 * @param asked.ownOrigin of this server, such as "https://afterword.example"
 */
export function listeningSource(asked: {
  via: 'feed' | 'private_feed' | 'saved' | 'page';
  referer: string | undefined;
  ownOrigin: string | undefined;
}): ListeningSource {
  const { via, referer, ownOrigin } = asked;
  if (via !== 'page') return via;
  const from = referer === undefined ? null : URL.parse(referer);
  if (!from || !/^https?:$/.test(from.protocol)) return 'direct';
  if (from.origin === ownOrigin) return from.pathname.startsWith('/embed') ? 'embed' : 'page';
  return `site:${from.hostname.slice(0, LONGEST_HOST)}`;
}

/** As a page says it: "The feed", or the host of another site. */
export function sourceLabel(source: string): string {
  if (source.startsWith('site:')) return source.slice('site:'.length);
  return Object.hasOwn(SOURCE_LABELS, source) ? SOURCE_LABELS[source as SourceKind] : SOURCE_LABELS.site;
}
