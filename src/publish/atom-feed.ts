/** What XML 1.0 forbids, written or escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export interface AtomFeed {
  title: string;
  /** Addresses of the page that it is a feed of, and of the feed itself. */
  pageUrl: string;
  selfUrl: string;
  /** ISO instant of the newest change. */
  updated: string;
  entries: readonly AtomEntry[];
}

export interface AtomEntry {
  id: string;
  title: string;
  url: string;
  published: string;
  updated: string;
  summary?: string;
  content: { type: 'text' | 'html'; text: string };
}

/** A feed by RFC 4287; texts may hold anything. */
export function atomFeed({ title, pageUrl, selfUrl, updated, entries }: AtomFeed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${escaped(title)}</title>`,
    `<id>${escaped(pageUrl)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(selfUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(pageUrl)}"/>`,
    '<author><name>Afterword</name></author>',
    `<updated>${updated}</updated>`,
    ...entries.map(writeEntry),
    '</feed>',
    '',
  ].join('\n');
}

function writeEntry({ id, title, url, published, updated, summary, content }: AtomEntry): string {
  return [
    '<entry>',
    `<title>${escaped(title)}</title>`,
    `<id>${escaped(id)}</id>`,
    `<link rel="alternate" type="text/html" href="${escaped(url)}"/>`,
    `<published>${published}</published>`,
    `<updated>${updated}</updated>`,
    ...(summary === undefined ? [] : [`<summary>${escaped(summary)}</summary>`]),
    `<content type="${content.type}">${escaped(content.text)}</content>`,
    '</entry>',
  ].join('\n');
}

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&#x26;')
    .replaceAll('<', '&#x3C;')
    .replaceAll('>', '&#x3E;')
    .replaceAll('"', '&#x22;');
}
