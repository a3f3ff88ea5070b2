import { escapeXml } from '../kernel/escape-xml.ts';

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
    `<title>${escapeXml(title)}</title>`,
    `<id>${escapeXml(pageUrl)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(selfUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>`,
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
    `<title>${escapeXml(title)}</title>`,
    `<id>${escapeXml(id)}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    `<published>${published}</published>`,
    `<updated>${updated}</updated>`,
    ...(summary === undefined ? [] : [`<summary>${escapeXml(summary)}</summary>`]),
    `<content type="${content.type}">${escapeXml(content.text)}</content>`,
    '</entry>',
  ].join('\n');
}
