import { compact } from '../../../kernel/compact.ts';

/** A stretch of an email's text; with an address where it is a link that may be followed. */
export interface Piece {
  text: string;
  href?: string;
}

/**
 * An email's text, cut at the addresses it holds. Those of this server may be followed; any other is
 * text, since anybody can have an email sent that holds one.
 *
 * @param links in the order in which they stand in the text
 */
export function mailPieces(text: string, links: readonly string[], origin: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const link of links) {
    const at = text.indexOf(link, from);
    if (at < 0) continue;
    if (at > from) pieces.push({ text: text.slice(from, at) });
    pieces.push(compact({ text: link, href: isOwn(link, origin) ? link : undefined }));
    from = at + link.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

function isOwn(link: string, origin: string): boolean {
  return URL.canParse(link) && new URL(link).origin === origin;
}
