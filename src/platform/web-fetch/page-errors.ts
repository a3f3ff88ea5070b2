import { compact } from '../../kernel/compact.ts';
import { AppError } from '../../kernel/errors.ts';
import { diskError } from '../blobs/storage-error.ts';

/** For addresses that we will not ask for, whatever would answer. */
export function refused(message: string, details?: Record<string, unknown>): AppError {
  return new AppError('url_refused', message, compact({ details }));
}

/** For pages that were asked for in vain. */
export function unreachable(message: string, details?: Record<string, unknown>, cause?: unknown): AppError {
  return new AppError('url_unreachable', message, compact({ details, cause }));
}

/** One sentence for every address within a network: it does not say what there is. */
export function notPublic(): AppError {
  return refused('This address is not one of the public web, so it is not fetched.');
}

export function tooLarge(limitBytes: number): AppError {
  const most = Math.max(1, Math.floor(limitBytes / 1e6));
  return unreachable(`The page is larger than ${most} MB, the most that is fetched.`, { limitBytes });
}

const STATUS: Record<number, string> = {
  401: 'The site shows this page only to those who sign in.',
  402: 'The site shows this page only to those who pay.',
  403: 'The site does not let this page be fetched.',
  404: 'The site has no page at this address.',
  407: 'The site shows this page only to those who sign in.',
  410: 'The page at this address was taken away.',
  429: 'The site asks to be left alone for a while; try again later.',
  451: 'The site may not show this page for legal reasons.',
};

export function statusError(status: number): AppError {
  const other = status >= 500 ? 'The site has a fault of its own' : 'The site did not give the page';
  return unreachable(STATUS[status] ?? `${other} (status ${status}).`, { status });
}

const CODES: Record<string, string> = {
  ENOTFOUND: 'No site of this name was found.',
  EAI_AGAIN: 'The name of the site cannot be looked up now; try again later.',
  ECONNREFUSED: 'The site does not answer.',
  ECONNRESET: 'The site ended the connection.',
  EPIPE: 'The site ended the connection.',
  UND_ERR_SOCKET: 'The site ended the connection.',
  UND_ERR_CONNECT_TIMEOUT: 'The site does not answer.',
  UND_ERR_HEADERS_TIMEOUT: 'The site took too long to answer.',
  UND_ERR_BODY_TIMEOUT: 'The site stopped sending the page before its end.',
  UND_ERR_HEADERS_OVERFLOW: 'The site answered with more headers than are read.',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'The page arrived incomplete.',
  Z_BUF_ERROR: 'The page arrived incomplete.',
  Z_DATA_ERROR: 'The page arrived damaged.',
};

/** Of the disk that the page is written to. */
const DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EFBIG']);

/** What the network, TLS or a decoder threw, in a sentence. */
export function networkError(cause: unknown): unknown {
  if (cause instanceof AppError) return cause;
  const code = codeOf(cause);
  if (DISK.has(code) || typeof (cause as { path?: unknown }).path === 'string')
    return diskError('written', cause);
  const message =
    CODES[code] ??
    (/CERT|SSL|TLS|ALTNAME|SIGNATURE|ISSUER/.test(code)
      ? 'The site has no certificate that proves who it is.'
      : /HPE_|HTTPParser/.test(code)
        ? 'The site does not answer as a web server does.'
        : /^(?:Z_|ERR_.*BROTLI|ERR__ERROR|ERR_PADDING)/.test(code)
          ? 'The page arrived damaged.'
          : 'The site could not be reached.');
  return unreachable(message, { reason: code }, cause);
}

/** Of several addresses that were tried, the first one's. */
function codeOf(cause: unknown): string {
  const { code, errors, name } = (cause ?? {}) as { code?: string; errors?: unknown[]; name?: string };
  if (Array.isArray(errors) && errors.length > 0) return codeOf(errors[0]);
  return code ?? name ?? 'unknown';
}
