import type { IncomingHttpHeaders } from 'node:http';

const LONGEST_NAME = 200;

/** The media type that the site claims, without parameters; the bytes decide what it is. */
export function readMediaType(headers: IncomingHttpHeaders): string {
  const claimed = /^\s*([\w.+-]+\/[\w.+-]+)/.exec(headers['content-type'] ?? '')?.[1];
  return claimed?.toLowerCase() ?? 'application/octet-stream';
}

/** The charset of text; of other things it means nothing. */
export function readCharset(headers: IncomingHttpHeaders): string | undefined {
  if (!/^(?:text\/|application\/xhtml)/.test(readMediaType(headers))) return undefined;
  return /;\s*charset\s*=\s*"?([\w:.-]+)/i.exec(headers['content-type'] ?? '')?.[1];
}

/** A name for the file: the one the site gives it, the last part of its address, or the host. */
export function choosePageName(headers: IncomingHttpHeaders, url: URL): string {
  const last = url.pathname.split('/').findLast((part) => part !== '') ?? '';
  const candidates = [claimedName(headers), decoded(last), url.hostname];
  return candidates.map(tidy).find((name) => name !== '') as string;
}

function claimedName(headers: IncomingHttpHeaders): string {
  const header = String(headers['content-disposition'] ?? '');
  const exact = /filename\*\s*=\s*utf-8''([^;\s]+)/i.exec(header)?.[1];
  if (exact) return decoded(exact);
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header);
  return (plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '').split(/[/\\]/).at(-1) as string;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function tidy(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}/\\]+/gu, ' ').replace(/^[\s.]+|\s+$/g, '');
  return [...plain].slice(0, LONGEST_NAME).join('');
}
