/** What XML 1.0 forbids, written or escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * A text as it stands in XML or HTML, in an element or a quoted attribute. What XML 1.0 forbids is left out and
 * a lone surrogate becomes U+FFFD; references are hexadecimal, as the W3C validator of feeds asks.
 */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (letter) => `&#x${letter.charCodeAt(0).toString(16).toUpperCase()};`);
}
