import { AppError } from '../../kernel/errors.ts';

/**
 * What links of an email begin with.
 *
 * @throws AppError not_allowed: the request named no host that is known to be this server's
 */
export function requireMailOrigin({ mailOrigin }: { mailOrigin: string | undefined }): string {
  if (mailOrigin) return mailOrigin;
  throw new AppError(
    'not_allowed',
    'This server is not known by the name in the address, so it sends no links to it. Whoever runs it sets AFTERWORD_URL.',
  );
}
