import { compact } from '../kernel/compact.ts';
import { escapeXml } from '../kernel/escape-xml.ts';
import { EMBED_HEIGHTS, embedSnippet } from '../kernel/rules/embedding.ts';

/** What oEmbed 1.0 (oembed.com) says of an episode. Sizes in CSS pixels. */
export interface Oembed {
  version: '1.0';
  type: 'rich';
  title: string;
  author_name: string;
  provider_name: string;
  provider_url: string;
  html: string;
  width: number;
  height: number;
  /** Seconds. */
  cache_age: number;
  thumbnail_url?: string;
  thumbnail_width?: number;
  thumbnail_height?: number;
}

const WIDTH = 640;
const LEAST_WIDTH = 200;
const CACHE_SECONDS = 3600;

export interface OembedInput {
  title: string;
  publisher: string;
  /** Address of the installation, without a slash at its end. */
  origin: string;
  /** Whole address of the embedded player. */
  embedUrl: string;
  cover?: { url: string; pixels: number } | undefined;
  maxWidth?: number | undefined;
  maxHeight?: number | undefined;
}

/** The answer of oEmbed for an episode, no larger than asked for where a player fits in that at all. */
export function describeOembed(input: OembedInput): Oembed {
  const { title, publisher, origin, embedUrl, cover, maxWidth, maxHeight } = input;
  const width = Math.max(LEAST_WIDTH, Math.min(WIDTH, maxWidth ?? WIDTH));
  const fitting = Object.values(EMBED_HEIGHTS).filter(
    (height) => height <= (maxHeight ?? EMBED_HEIGHTS.score),
  );
  const height = Math.max(EMBED_HEIGHTS.line, ...fitting);
  return compact({
    version: '1.0',
    type: 'rich',
    title,
    author_name: publisher,
    provider_name: 'Afterword',
    provider_url: origin,
    html: embedSnippet({ title, embedUrl, width, height }),
    width,
    height,
    cache_age: CACHE_SECONDS,
    thumbnail_url: cover?.url,
    thumbnail_width: cover?.pixels,
    thumbnail_height: cover?.pixels,
  });
}

/** The same as XML. */
export function oembedXml(answer: Oembed): string {
  const fields = Object.entries(answer).map(
    ([name, value]) => `  <${name}>${escapeXml(String(value))}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${fields.join('\n')}\n</oembed>\n`;
}
