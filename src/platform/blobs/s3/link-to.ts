import { contentDisposition } from '../http/content-disposition.ts';
import type { Bucket } from './connect-s3.ts';
import { s3Error } from './s3-error.ts';

/** The longest that the signature of a link may live. */
const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** A signed link that serves an object under a file name of its own. */
export async function linkTo(
  bucket: Bucket,
  key: string,
  seconds: number,
  how: { fileName: string; inline: boolean; mediaType: string },
): Promise<string> {
  const name = bucket.nameOf(key);
  try {
    const { GetObjectCommand } = await import('@aws-sdk/client-s3');
    const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
    const command = new GetObjectCommand({
      Bucket: bucket.name,
      Key: name,
      ResponseContentDisposition: contentDisposition(how.fileName, how.inline),
      ResponseContentType: how.mediaType,
    });
    const expiresIn = Math.min(Math.max(1, Math.round(seconds)), WEEK_SECONDS);
    return await getSignedUrl(await bucket.client(), command, { expiresIn });
  } catch (cause) {
    throw s3Error('read', key, cause);
  }
}
