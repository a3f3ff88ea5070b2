/**
 * The password of `scheme://user:password@host`, up to the last `@`: one that should have been escaped
 * may stand in it. A number before a slash is a port.
 */
const IN_ADDRESS = /([a-z][a-z0-9+.-]*:\/\/[^\s:/@"'\\]*:)(?!\d+\/)[^\s"'\\]+@/gi;
/** What gives access to whoever reads it in an address: one-time links, presigned links, sign-in codes. */
const IN_QUERY =
  /([?&](?:token|code|key|signature|access_token|x-amz-(?:signature|credential|security-token))=)[^&\s"'\\]+/gi;
/** The token of a private feed, which stands in the path: podcast apps keep no query. */
const IN_PATH = /(\/feeds\/private\/)[\w-]+/g;
const BEARER = /\b(bearer\s+)[\w.~+/=-]{8,}/gi;

/** A text without the passwords and tokens that stand in its addresses. */
export function masked(text: string): string {
  return text
    .replace(IN_ADDRESS, '$1[secret]@')
    .replace(IN_QUERY, '$1[secret]')
    .replace(IN_PATH, '$1[secret]')
    .replace(BEARER, '$1[secret]');
}
